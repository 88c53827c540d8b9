import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import type { Props } from './schema.ts';
import './style.css';

/**
 * Questions that unfold. The browser opens the one whose answer a hash names or a search on the page finds: that is why the
 * id is inside.
 */
export default function Questions(section: Props & SectionCommon) {
  return (
    <Section section={section} layout="rail">
      <ul className="question-list">
        {section.items.map(({ question, answer, id }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index}>
            <details className="question">
              <summary>
                <h3>{noBreakWords(question)}</h3>
                <Icon name="chevron-down" />
              </summary>
              <p className="question-answer" {...(id && { id })}>
                {noBreakWords(answer)}
              </p>
            </details>
          </li>
        ))}
      </ul>
    </Section>
  );
}
