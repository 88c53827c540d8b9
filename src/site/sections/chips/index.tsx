import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  return (
    <Section section={section}>
      <ul className="chip-list">
        {section.items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
