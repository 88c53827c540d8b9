import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './scene.late.css';
import './print.late.css';

/** The photograph fills the section: on a phone its frame is higher than the picture, which is cut off at the sides. */
const SCENE_SIZES = '(min-width: 44rem) 100vw, 220vw';

/** A class for the width that the longest number needs. */
function sizeOf(items: Props['items']): string {
  const longest = Math.max(...items.map(({ number }) => number.length));
  if (longest > 8) return ' stat-longest';
  return longest > 5 ? ' stat-long' : '';
}

/** Large numbers side by side, perhaps over the lower edge of a photograph. */
export default function Stats(section: Props & SectionCommon) {
  const { items, image } = section;
  const list = (
    <ul className={`stat-list stat-count-${items.length}${sizeOf(items)}`}>
      {items.map(({ number, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
        <li key={index} className="stat">
          <p className="stat-number">{number}</p>
          <p className="stat-label">{label}</p>
        </li>
      ))}
    </ul>
  );
  return (
    <Section section={image ? { ...section, tone: 'ink' } : section} staggered={image !== undefined}>
      {image ? (
        <div className="stat-scene">
          <div className="stat-picture">
            <Picture preset="half" sizes={SCENE_SIZES} {...image} />
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
