import type { ReactNode } from 'react';
import { useSite } from '../../context/site-context.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Address } from '../../ui/Address.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { PhoneLink } from '../../ui/PhoneLink.tsx';
import { CopyButton } from './CopyButton.tsx';
import { openingHours } from './opening-hours.ts';
import type { Props } from './schema.ts';
import './style.css';

/** The company's contact details, from site.yaml, on a card over the lower edge of the section above. */
export default function ContactDetails(section: Props & SectionCommon) {
  const { company, language, words } = useSite();
  const { labels } = section;
  return (
    <Section section={section} layout="own" raised staggered>
      <dl className="detail-lead">
        <Detail icon="phone" label={labels.phone}>
          <PhoneLink phone={company.phone} country={company.address.country} className="detail-phone" />
          <CopyButton value={company.phone} label={words.copyPhone} />
        </Detail>
      </dl>
      <dl className="detail-list">
        <Detail icon="mail" label={labels.email}>
          <a href={`mailto:${company.email}`}>{company.email}</a>
          <CopyButton value={company.email} label={words.copyEmail} />
        </Detail>
        <Detail icon="building-2" label={labels.address}>
          <address>
            <Address address={company.address} />
          </address>
        </Detail>
        {company.offices?.map(({ name, address, phone }) => (
          <Detail icon="building-2" label={name} key={name}>
            <address>
              <Address address={address} />
              {phone && (
                <>
                  <br />
                  <PhoneLink phone={phone} country={address.country} />
                </>
              )}
            </address>
          </Detail>
        ))}
        {company.hours && (
          <Detail icon="clock" label={labels.hours}>
            <ul>
              {openingHours(company.hours, language).map((line) => (
                <li key={line} suppressHydrationWarning>
                  {line}
                </li>
              ))}
            </ul>
          </Detail>
        )}
        <Detail icon="globe" label={labels.area}>
          {company.area}
        </Detail>
      </dl>
    </Section>
  );
}

const Detail = ({ icon, label, children }: { icon: string; label: string; children: ReactNode }) => (
  <div className="detail">
    <dt>
      <Icon name={icon} />
      {label}
    </dt>
    <dd>{children}</dd>
  </div>
);
