import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Names in a row. */
export default function Chips(section: Props & SectionCommon) {
  return (
    <Section section={section}>
      <ul className="chip-list">
        {section.items.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </Section>
  );
}
