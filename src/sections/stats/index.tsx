import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './layout-scene.late.css';
import './pictured.late.css';
import './trio.late.css';
import './print.late.css';

/** A photograph fills the section: on a phone its frame is higher than the picture, which is cut off at the sides. */
const SCENE_SIZES = '(min-width: 44rem) 100vw, 220vw';

/** A class for the width that the longest number needs. */
function sizeOf(items: Props['items']): string {
  const longest = Math.max(...items.map(({ number }) => number.length));
  if (longest > 8) return ' stat-longest';
  return longest > 5 ? ' stat-long' : '';
}

/** Large numbers: along a cable, with one that leads, beside a drawing, or in front of a photograph. */
export default function Stats(section: Props & SectionCommon) {
  const { items, layout, image } = section;
  const size = sizeOf(items);
  const scene = layout === 'scene';
  // A long number, or the first of many, has no room to lead.
  const leads = layout === 'lead' && size === '' && items.length < 5;
  const trio = leads && !image && items.length === 3;
  const kind = leads ? `lead${trio ? ' stat-trio' : ''}` : `strip stat-count-${items.length}`;
  const list = (
    <ul className={`stat-list stat-${kind}${size}`}>
      {items.map(({ number, label }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
        <li key={index} className={`stat${leads ? '' : ' cable-item'}`}>
          <p className="stat-number">{number}</p>
          <p className="stat-label">{label}</p>
        </li>
      ))}
    </ul>
  );
  const beside = leads ? ` stat-beside stat-rest-${items.length - 1}` : '';
  return (
    <Section section={section} staggered={image !== undefined}>
      {image ? (
        <div className={scene ? 'stat-scene' : `stat-pictured${beside}`}>
          <div className="stat-picture">
            <Picture preset="half" {...(scene && { sizes: SCENE_SIZES })} {...image} />
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
