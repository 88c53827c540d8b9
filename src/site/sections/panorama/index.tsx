import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** One frame under a row of drawings that go on in each other, with a title and a text below each. */
export default function Panorama(section: Props & SectionCommon) {
  return (
    <Section section={section}>
      <ul className="panorama">
        {section.items.map(({ title, description, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li className="panorama-item" key={index}>
            <div className="panorama-picture">
              <Picture preset="half" {...image} />
            </div>
            <h3>{title}</h3>
            <p>{noBreakWords(description)}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
