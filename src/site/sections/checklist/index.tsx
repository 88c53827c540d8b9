import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A point whose label, the words before its colon, has a column of its own; the colon between them is only heard. */
function LabeledPoint({ item }: { item: string }) {
  const [label = '', ...rest] = item.split(': ');
  return (
    <li className="tick-labeled">
      <strong>
        {label}
        <span className="visually-hidden">: </span>
      </strong>
      <span>{noBreakWords(rest.join(': '))}</span>
    </li>
  );
}

/** Points beside a picture, with a tick, a label or a number each. */
export default function Checklist(section: Props & SectionCommon) {
  const { items, image, pictureKind, caption, side, marks } = section;
  const numbered = marks === 'numbers';
  const List = numbered ? 'ol' : 'ul';
  const isDrawing = pictureKind === 'drawing';
  const columns = `checklist-columns checklist-${side}${numbered ? ' checklist-numbers' : ''}`;
  return (
    <Section section={section} {...(numbered && side === 'left' && { layout: 'own' as const })}>
      <div className={`${columns}${isDrawing ? ' checklist-drawn' : ''}`}>
        <List className={numbered ? 'ticks ticks-numbers' : 'ticks'}>
          {items.map((item, index) =>
            marks === 'labels' ? (
              // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
              <LabeledPoint key={index} item={item} />
            ) : (
              // biome-ignore lint/suspicious/noArrayIndexKey: as above
              <li key={index}>
                {marks === 'ticks' && <Icon name="check" />}
                <span>{noBreakWords(item)}</span>
              </li>
            ),
          )}
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
