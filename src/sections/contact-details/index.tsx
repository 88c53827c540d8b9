import { useSite } from '../../context/site-context.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Address } from '../../ui/Address.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import { openingHours } from './opening-hours.ts';
import type { Props } from './schema.ts';
import './style.css';

/** The company's contact details, from site.yaml. */
export default function ContactDetails(section: Props & SectionCommon) {
  const { company, language, words } = useSite();
  const { labels } = section;
  return (
    <Section section={section} layout={section.layout === 'raised' ? 'raised' : 'split'}>
      <dl className="detail-list">
        <div className="detail">
          <dt>
            <Icon name="mail" />
            {labels.email}
          </dt>
          <dd>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            <CopyButton value={company.email} label={words.copyEmail} />
          </dd>
        </div>
        <div className="detail detail-call">
          <dt>
            <Icon name="phone" />
            {labels.phone}
          </dt>
          <dd>
            <a className="nowrap detail-phone" href={phoneLink(company.phone)}>
              {company.phone}
            </a>
            <CopyButton value={company.phone} label={words.copyPhone} />
          </dd>
        </div>
        <div className="detail">
          <dt>
            <Icon name="map-pin" />
            {labels.address}
          </dt>
          <dd>
            <address>
              <Address address={company.address} />
            </address>
          </dd>
        </div>
        {company.offices?.map(({ name, address, phone }) => (
          <div className="detail" key={name}>
            <dt>
              <Icon name="map-pin" />
              {name}
            </dt>
            <dd>
              <address>
                <Address address={address} />
                {phone && (
                  <>
                    <br />
                    <a className="nowrap" href={phoneLink(phone)}>
                      {phone}
                    </a>
                  </>
                )}
              </address>
            </dd>
          </div>
        ))}
        {labels.hours && company.hours && (
          <div className="detail">
            <dt>
              <Icon name="clock" />
              {labels.hours}
            </dt>
            <dd>
              <ul>
                {openingHours(company.hours, language).map((line) => (
                  <li key={line} suppressHydrationWarning>
                    {line}
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        <div className="detail">
          <dt>
            <Icon name="globe" />
            {labels.area}
          </dt>
          <dd>{company.area}</dd>
        </div>
      </dl>
    </Section>
  );
}
