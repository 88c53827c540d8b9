import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import { Picture } from '../../ui/Picture.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { Reveal } from '../../ui/Reveal.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** First letters of the first and the last name. */
const initials = (name: string) =>
  name
    .split(/\s+/)
    .map((word) => Array.from(word)[0] ?? '')
    .filter((_, at, all) => at === 0 || at === all.length - 1)
    .join('');

/** People with their pictures; who has none among others that do gets initials instead. */
export default function People(section: Props & SectionCommon) {
  const { items } = section;
  const hasPictures = items.some(({ image }) => image);
  return (
    <Section section={section} layout="split">
      <ul className={`person-list${hasPictures ? ' person-pictured' : ''}`}>
        {items.map(({ name, role, image, text, email, phone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <Reveal as="li" order={index % 4} className="person" key={index}>
            {hasPictures && (
              <div className="person-picture">
                {image ? (
                  <Picture preset="portrait" {...image} />
                ) : (
                  <span aria-hidden="true">{initials(name)}</span>
                )}
              </div>
            )}
            <div className="person-words">
              <h3>{name}</h3>
              {role && <p className="person-role">{role}</p>}
              {text && <p>{noBreakHyphens(text)}</p>}
              {(email || phone) && (
                <p className="person-contact">
                  {email && <a href={`mailto:${email}`}>{email}</a>}
                  {phone && (
                    <a className="nowrap" href={phoneLink(phone)}>
                      {phone}
                    </a>
                  )}
                </p>
              )}
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
