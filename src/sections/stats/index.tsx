import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import { Tally } from './Tally.tsx';
import './style.css';
import './pictured.late.css';
import './trio.late.css';
import './print.late.css';

/** A class for the width that the longest number needs. */
function sizeOf(items: Props['items']): string {
  const longest = Math.max(...items.map(({ number }) => number.length));
  if (longest > 8) return ' stat-longest';
  return longest > 5 ? ' stat-long' : '';
}

/** Large numbers: along a cable, with one that leads, or beside drawings of what they count. */
export default function Stats(section: Props & SectionCommon) {
  const { items, layout, image } = section;
  const size = sizeOf(items);
  // A long number, or the first of many, has no room to lead or for a drawing.
  const large = layout !== 'strip' && size === '' && items.length < 5;
  // A picture takes the place of the drawings.
  const tallied = large && !image && layout === 'tally';
  const leads = large && !tallied;
  const trio = leads && !image && items.length === 3;
  const equal = tallied ? 'tally' : `strip stat-count-${items.length}`;
  const kind = leads ? `lead${trio ? ' stat-trio' : ''}` : equal;
  const list = (
    <ul className={`stat-list stat-${kind}${size}`}>
      {items.map(({ number, label, drawing }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
        <li key={index} className={`stat${large ? '' : ' cable-item'}`}>
          <p className="stat-number">{number}</p>
          <p className="stat-label">{label}</p>
          {/* Always there, so that the editor finds the words beside it whatever they are. */}
          {layout === 'tally' && <div>{tallied && <Tally {...{ number, drawing }} />}</div>}
        </li>
      ))}
    </ul>
  );
  return (
    <Section section={section} staggered={image !== undefined}>
      {image ? (
        <div className={`stat-pictured${leads ? ` stat-beside stat-rest-${items.length - 1}` : ''}`}>
          <div className="stat-picture">
            <Picture preset="half" {...image} />
          </div>
          {list}
        </div>
      ) : (
        list
      )}
    </Section>
  );
}
