import { Fragment } from 'react';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './layout-large.late.css';
import './layout-wall.late.css';
import './print.late.css';

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  const { items, layout } = section;
  // Columns that leave no name alone in the last row.
  const columns = items.length % 3 === 0 ? ' chip-thirds' : items.length % 4 === 3 ? ' chip-fourths' : '';
  return (
    <Section section={section}>
      <ul className={`chip-list chip-${layout}${columns}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <Fragment key={index}>
            {/* Lines break at the spaces. */}
            {index > 0 && ' '}
            <li>{item}</li>
          </Fragment>
        ))}
      </ul>
    </Section>
  );
}
