import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './layout-wall.late.css';
import './print.late.css';

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  const { items, layout } = section;
  return (
    <Section section={section}>
      <ul className={`chip-list chip-${layout}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index} className={layout === 'wall' ? 'cable-item' : undefined}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
