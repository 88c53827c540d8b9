import { memo } from 'react';
import { useSite } from '../context/site-context.ts';
import { Address } from '../ui/Address.tsx';
import { onDark } from '../ui/ground.ts';
import { LinkList } from '../ui/LinkList.tsx';
import { Logo } from '../ui/Logo.tsx';
import { PhoneLink } from '../ui/PhoneLink.tsx';

/** The footer: the number to call, services, company, contact details, legal links, copyright. */
export const Footer = memo(function Footer() {
  const { company, footer, words } = useSite();
  const phone = <PhoneLink phone={company.phone} country={company.address.country} />;
  return (
    <footer className="footer tone-ink" {...onDark}>
      <div className="wrap footer-inner">
        {footer.contact.lead && (
          <p className="footer-lead">
            <span>{footer.contact.lead}</span> {phone}
          </p>
        )}
        <div className="footer-company">
          <Logo company={company.name} />
          <p>{company.summary}</p>
        </div>
        <nav className="footer-navigation" aria-label={words.footerNavigation}>
          {[footer.services, footer.company].map(({ heading, links }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and headings may repeat
            <div key={index}>
              <h2>{heading}</h2>
              <LinkList links={links} />
            </div>
          ))}
        </nav>
        <div className="footer-contact">
          <h2>{footer.contact.heading}</h2>
          <address>
            <a href={`mailto:${company.email}`}>{company.email}</a>
            {!footer.contact.lead && phone}
            <span>
              <Address address={company.address} />
            </span>
          </address>
          {company.offices?.map(({ name, address, phone }) => (
            <address className="footer-office" key={name}>
              <strong>{name}</strong>
              {phone && <PhoneLink phone={phone} country={address.country} />}
              <span>
                <Address address={address} />
              </span>
            </address>
          ))}
        </div>
        <div className="footer-legal">
          <p>{footer.copyright}</p>
          <LinkList links={footer.legal} />
        </div>
      </div>
    </footer>
  );
});
