import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** What people said, each at a port of the cable. */
export default function Quotes(section: Props & SectionCommon) {
  const { items } = section;
  return (
    <Section section={section}>
      <ul className={`quote-list quote-count-${Math.min(items.length, 3)}`}>
        {items.map(({ words, name, role, organization, image }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <Reveal as="li" order={index % 3} className="quote ruled" key={index}>
            <figure>
              <blockquote>
                <q>{noBreakWords(words)}</q>
              </blockquote>
              <figcaption>
                {image && (
                  <span className="quote-face">
                    <Picture preset="portrait" {...image} />
                  </span>
                )}
                <span>
                  <strong>{name}</strong>
                  {(role || organization) && (
                    <span className="quote-from">{[role, organization].filter(Boolean).join(', ')}</span>
                  )}
                </span>
              </figcaption>
            </figure>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
