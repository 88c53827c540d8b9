import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import { MEDIUM, wallOf } from './wall-of.ts';
import './style.css';
import './layout-large.late.css';
import './layout-wall.late.css';
import './print.late.css';

/** The class of each name of a wall. */
function classesOf({ length }: readonly string[], { wide, alone }: ReturnType<typeof wallOf>) {
  return Array.from({ length }, (_, index) => {
    const names = [];
    if (wide.includes(index)) names.push('chip-wide');
    if (index === alone) names.push('chip-alone');
    return names.join(' ') || undefined;
  });
}

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  const { items, layout } = section;
  const { length } = items;
  const wall = layout === 'large' ? wallOf(items) : undefined;
  const classes = wall && classesOf(items, wall);
  // Columns that leave no name alone in the last row.
  const inFourths = wall ? wall.columns === 4 : length % 4 === 3;
  const columns = !wall && length % 3 === 0 ? ' chip-thirds' : inFourths ? ' chip-fourths' : '';
  const isLong = wall && items.some((item, index) => item.length > MEDIUM && !wall.wide.includes(index));
  return (
    <Section section={section}>
      <ul className={`chip-list chip-${layout}${columns}${isLong ? ' chip-long' : ''}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index} className={classes?.[index]}>
            {item}
          </li>
        ))}
      </ul>
    </Section>
  );
}
