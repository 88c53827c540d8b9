import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { Picture } from '../../ui/Picture.tsx';
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

/** An email address that breaks before its @ first. */
const Email = ({ address }: { address: string }) => {
  const at = address.lastIndexOf('@');
  return (
    <a href={`mailto:${address}`}>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </a>
  );
};

/** Columns on a wide screen; two people have their words beside their pictures. */
const columnsOf = (count: number) => (count < 3 ? 'two' : [3, 5, 6, 9].includes(count) ? 'three' : 'four');

/** People with their pictures; who has none among others that do gets initials instead. */
export default function People(section: Props & SectionCommon) {
  const { items } = section;
  const hasPictures = items.some(({ image }) => image);
  const className = hasPictures ? 'person' : 'person ruled';
  return (
    <Section section={section}>
      <ul
        className={`person-list person-${columnsOf(items.length)}-columns${hasPictures ? ' person-pictured' : ''}`}
      >
        {items.map(({ name, role, image, text, email, phone }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <Reveal as="li" order={index % 4} className={className} key={index}>
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
              {text && <p>{noBreakWords(text)}</p>}
              {(email || phone) && (
                <p className="person-contact">
                  {email && <Email address={email} />}
                  {phone && <PhoneLink phone={phone} />}
                </p>
              )}
            </div>
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
