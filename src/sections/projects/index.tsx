import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Projects, each with a port at its years. */
export default function Projects(section: Props & SectionCommon) {
  return (
    <Section section={section} layout="split">
      <ul className="project-list">
        {section.items.map(({ title, description, years }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li className="project" key={index}>
            <p className="project-years">{years}</p>
            <h3>{title}</h3>
            <p>{noBreakHyphens(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
