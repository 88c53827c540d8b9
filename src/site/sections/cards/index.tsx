import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Cards. One with a link is clickable as a whole. */
export default function Cards(section: Props & SectionCommon) {
  const { items, layout } = section;
  return (
    <Section section={section} staggered>
      <ul className={`card-list card-${layout}`}>
        {items.map(({ icon, title, description, image, link }, index) => (
          <Reveal
            as="li"
            order={index % 4}
            className={`card${link ? ' card-linked' : ''}${image ? ' card-pictured' : ''}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            key={index}
          >
            {image && (
              <span className="card-picture">
                <Picture preset="half" {...image} />
              </span>
            )}
            {/* A picture takes the icon's place, but for a service that one can go to. */}
            {(!image || link) && (
              <span className="card-icon">
                <Icon name={icon} />
              </span>
            )}
            <h3>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
            <p>{noBreakWords(description)}</p>
            {link && (
              <span className="card-arrow">
                <Icon name="arrow-right" />
              </span>
            )}
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
