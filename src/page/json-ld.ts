import type { Page, Site } from '../content/index.ts';

/**
 * Returns a function that describes a page for search engines: the organisation, in full on the home page, where they look
 * for it, and by name on all others; on a service's page that service.
 */
export function jsonLd(site: Site): (page: Page | undefined) => object {
  const { company, footer } = site;
  const reference = {
    '@type': 'ProfessionalService',
    '@id': `${site.address}/#organization`,
    name: company.name,
    url: site.address,
  };
  const organisation = {
    ...reference,
    description: company.summary,
    logo: `${site.address}/icon-512.png`,
    email: company.email,
    telephone: company.phone,
    address: {
      '@type': 'PostalAddress',
      streetAddress: company.address.street,
      addressLocality: company.address.city,
      addressRegion: company.address.region,
      postalCode: company.address.postalCode,
      addressCountry: company.address.country,
    },
    areaServed: company.address.country,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: footer.services.heading,
      itemListElement: footer.services.links.map(({ label, link }) => ({
        '@type': 'Offer',
        itemOffered: { '@type': 'Service', name: label, url: new URL(link, site.address).href },
      })),
    },
  };
  return (page) => {
    const about = page?.address === '/' ? organisation : reference;
    const service = page?.service && {
      '@type': 'Service',
      name: page.service,
      description: page.description,
      url: new URL(page.address, site.address).href,
      provider: { '@id': reference['@id'] },
    };
    return { '@context': 'https://schema.org', '@graph': [about, ...(service ? [service] : [])] };
  };
}
