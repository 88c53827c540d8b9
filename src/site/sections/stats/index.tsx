import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A class for the width that the longest number needs. */
function sizeOf(items: Props['items']): string {
  const longest = Math.max(...items.map(({ number }) => number.length));
  if (longest > 8) return ' stat-longest';
  return longest > 5 ? ' stat-long' : '';
}

/** Large numbers side by side. */
export default function Stats(section: Props & SectionCommon) {
  const { items } = section;
  return (
    <Section section={section}>
      <ul className={`stat-list${sizeOf(items)}`}>
        {items.map(({ number, label }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index} className="stat">
            <p className="stat-number">{number}</p>
            <p className="stat-label">{label}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
