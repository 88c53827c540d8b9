import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import { Tally } from './Tally.tsx';
import './style.css';
import './trio.late.css';

/** A class for the width that the longest number needs. */
function sizeOf(items: Props['items']): string {
  const longest = Math.max(...items.map(({ number }) => number.length));
  if (longest > 8) return ' stat-longest';
  return longest > 5 ? ' stat-long' : '';
}

/** Large numbers: along a cable, or with one that leads, and ports that show how many they count. */
export default function Stats(section: Props & SectionCommon) {
  const { items, layout, image } = section;
  const size = sizeOf(items);
  // A long number, or the first of many, has no room to lead.
  const tallied = layout === 'tally';
  const leads = layout !== 'strip' && size === '' && items.length < 5;
  return (
    <Section section={section} staggered={image !== undefined}>
      {image && (
        <div className="stat-picture">
          <Picture preset="half" {...image} />
        </div>
      )}
      <ul
        className={`stat-list ${leads ? `stat-lead${items.length === 3 ? ' stat-trio' : ''}${tallied ? ' stat-tally' : ''}` : `stat-strip stat-count-${items.length}`}${size}`}
      >
        {items.map(({ number, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index} className={`stat${leads ? '' : ' cable-item'}`}>
            <p className="stat-number">{number}</p>
            <p className="stat-label">{label}</p>
            {leads && tallied && <Tally number={number} />}
          </li>
        ))}
      </ul>
    </Section>
  );
}
