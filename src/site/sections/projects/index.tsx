import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Projects, each with its years and the number that proves it. */
export default function Projects(section: Props & SectionCommon) {
  const { items } = section;
  return (
    <Section section={section}>
      <ul>
        {items.map(({ title, description, years, figure, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li className={`project${image ? ' project-pictured' : ''}`} key={index}>
            <p className="project-years">{years}</p>
            {figure && (
              <p className="project-figure">
                <span className="project-number">{figure.number}</span> {figure.label}
              </p>
            )}
            {image && (
              <div className="project-picture">
                <Picture preset="half" {...image} />
              </div>
            )}
            <div className="project-text">
              <h3>{title}</h3>
              <p>{noBreakWords(description)}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
