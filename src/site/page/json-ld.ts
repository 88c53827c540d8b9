import type { Page, Site } from '../../content/index.ts';
import type { ShownSite } from '../context/site-context.ts';

/** The section types of questions and answers, with the names of the fields that hold them. */
export type Faqs = Record<string, { question: string; answer: string }>;

/**
 * Returns a function that describes a page for search engines: the organisation, in full on the home page, where they look
 * for it, and by name on all others; on a service's page that service; and the questions that a page answers.
 */
export function jsonLd(site: ShownSite, faqs: Faqs = {}): (page: Page | undefined) => object {
  const { company, footer, files } = site;
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
    address: postalAddress(company.address),
    ...(company.hours && { openingHoursSpecification: company.hours.map(openingHours) }),
    ...(company.offices && {
      department: company.offices.map(({ name, address, phone }) => ({
        '@type': 'ProfessionalService',
        name: `${company.name}, ${name}`,
        telephone: phone ?? company.phone,
        address: postalAddress(address),
      })),
    }),
    areaServed: company.address.country,
    hasOfferCatalog: {
      '@type': 'OfferCatalog',
      name: footer.services.heading,
      itemListElement: footer.services.links.map(({ label, link }) => ({
        '@type': 'Offer',
        itemOffered: {
          '@type': 'Service',
          name: label,
          url: new URL(files?.[link]?.url ?? link, site.address).href,
        },
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
    return {
      '@context': 'https://schema.org',
      '@graph': [about, ...(service ? [service] : []), ...faqOf(page, faqs)],
    };
  };
}

/** All questions of a page with their answers, as one FAQ; nothing without questions. */
function faqOf(page: Page | undefined, faqs: Faqs): object[] {
  const questions = (page?.sections ?? []).flatMap(({ type, items }) => {
    const fields = faqs[type];
    if (!fields) return [];
    return (items as Record<string, string>[]).map((item) => ({
      '@type': 'Question',
      name: item[fields.question],
      acceptedAnswer: { '@type': 'Answer', text: item[fields.answer] },
    }));
  });
  return questions.length === 0 ? [] : [{ '@type': 'FAQPage', mainEntity: questions }];
}

const postalAddress = ({ street, city, region, postalCode, country }: Site['company']['address']) => ({
  '@type': 'PostalAddress',
  streetAddress: street,
  addressLocality: city,
  addressRegion: region,
  postalCode,
  addressCountry: country,
});

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Hours from one day of the week to another, which may be in the next week. */
function openingHours({ from, until = from, opens, closes }: NonNullable<Site['company']['hours']>[number]) {
  const [first, last] = [DAYS.indexOf(from), DAYS.indexOf(until)];
  const count = ((last - first + DAYS.length) % DAYS.length) + 1;
  const dayOfWeek = Array.from({ length: count }, (_, at) => DAYS[(first + at) % DAYS.length]);
  return { '@type': 'OpeningHoursSpecification', dayOfWeek, opens, closes };
}
