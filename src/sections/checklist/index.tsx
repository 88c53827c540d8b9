import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Emphasizes a few words before a colon as the point's label. */
function withLabel(item: string) {
  const end = item.search(/: /);
  if (end < 1 || end > 24) return noBreakHyphens(item);
  return (
    <>
      <strong>{item.slice(0, end + 1)}</strong>
      {noBreakHyphens(item.slice(end + 1))}
    </>
  );
}

/** Ticked points beside a picture. */
export default function Checklist(section: Props & SectionCommon) {
  const { items, image, side } = section;
  const isDrawing = image.file.endsWith('.svg');
  return (
    <Section section={section}>
      <div className={`checklist-columns checklist-${side}`}>
        <ul className="ticks">
          {items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            <li key={index}>
              <Icon name="check" />
              <span>{withLabel(item)}</span>
            </li>
          ))}
        </ul>
        <figure className={`checklist-picture${isDrawing ? ' checklist-drawing' : ''}`}>
          <Picture preset="side" file={image.file} alt={image.alt} />
        </figure>
      </div>
    </Section>
  );
}
