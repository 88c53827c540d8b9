import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './layout-wall.late.css';
import './print.late.css';

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  const { items, layout } = section;
  // Three columns then leave no gap in the last row.
  const columns = items.length % 3 === 0 ? ' chip-thirds' : '';
  return (
    <Section section={section}>
      <ul className={`chip-list chip-${layout}${columns}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li className={layout === 'wall' ? 'cable-item' : undefined} key={index}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
