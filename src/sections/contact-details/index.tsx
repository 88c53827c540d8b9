import { useSite } from '../../context/site-context.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { CopyButton } from '../../ui/CopyButton.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { phoneLink } from '../../ui/phone-link.ts';
import type { Props } from './schema.ts';
import './style.css';

/** The company's contact details, from site.yaml. */
export default function ContactDetails(section: Props & SectionCommon) {
  const { company, words } = useSite();
  const { labels } = section;
  const { street, city, region, postalCode } = company.address;
  return (
    <Section section={section} layout="split">
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
        <div className="detail">
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
              {street}
              <br />
              {city}, {region} {postalCode}
            </address>
          </dd>
        </div>
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
