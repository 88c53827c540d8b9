import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import type { Props } from './schema.ts';
import './style.css';
import './columns.late.css';
import './tablet.late.css';

/** Projects, each with its years and the number that proves it. */
export default function Projects(section: Props & SectionCommon) {
  return (
    <Section section={section} layout="split">
      <ul className={`project-list project-${section.layout} project-count-${section.items.length}`}>
        {section.items.map(({ title, description, years, figure }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li className="project" key={index}>
            <p className="project-years">{years}</p>
            {figure && (
              <p className="project-figure">
                <span className="project-number">{figure.number}</span> {figure.label}
              </p>
            )}
            <div className="project-text">
              <h3>{title}</h3>
              <p>{noBreakHyphens(description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
