import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Short points, each with a port. */
export default function Bullets(section: Props & SectionCommon) {
  const { items, layout } = section;
  return (
    <Section section={section} layout={layout === 'rail' ? 'rail' : 'stacked'}>
      <ul className={`ports ports-${layout}${items.length % 3 === 1 ? ' ports-one-over' : ''}`}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index}>{noBreakHyphens(item)}</li>
        ))}
      </ul>
    </Section>
  );
}
