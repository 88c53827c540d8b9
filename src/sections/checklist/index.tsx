import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A point as its label, the few words before a colon, and the rest; without such words, the rest is all of it. */
function partsOf(item: string): [label: string, rest: string] {
  const end = item.search(/: /);
  return end < 1 || end > 24 ? ['', item] : [item.slice(0, end), item.slice(end + 2)];
}

/** A point with a tick or a number, or with its label in a column of its own; the colon between them is only heard. */
function Point({ item, labeled, ticked }: { item: string; labeled: boolean; ticked: boolean }) {
  const [label, rest] = partsOf(item);
  return labeled ? (
    <li className="tick-labeled">
      <strong>
        {label}
        <span className="visually-hidden">: </span>
      </strong>
      <span>{noBreakWords(rest)}</span>
    </li>
  ) : (
    <li>
      {ticked && <Icon name="check" />}
      <span>
        {label && <strong>{label}: </strong>}
        {noBreakWords(rest)}
      </span>
    </li>
  );
}

/** Ticked or numbered points beside a picture. */
export default function Checklist(section: Props & SectionCommon) {
  const { items, image, caption, side, marks } = section;
  const numbered = marks === 'numbers';
  const List = numbered ? 'ol' : 'ul';
  const labeled = !numbered && items.every((item) => partsOf(item)[0] !== '');
  const ticked = !numbered && !labeled;
  const isDrawing = image.file.endsWith('.svg');
  const columns = `checklist-columns checklist-${side}${numbered ? ' checklist-numbers' : ''}`;
  return (
    <Section section={section} {...(numbered && side === 'left' && { layout: 'own' as const })}>
      <div className={`${columns}${isDrawing ? ' checklist-drawn' : ''}`}>
        <List className={numbered ? 'ticks ticks-numbers' : 'ticks'}>
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            <Point key={index} item={item} labeled={labeled} ticked={ticked} />
          ))}
        </List>
        <figure className="checklist-figure">
          <div className={`checklist-picture${isDrawing ? ' checklist-drawing' : ''}`}>
            <Picture preset="half" {...image} />
          </div>
          {caption && <figcaption>{caption}</figcaption>}
        </figure>
      </div>
    </Section>
  );
}
