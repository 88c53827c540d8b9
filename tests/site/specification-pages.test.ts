/** Specification, section 2, the pages beside Home: headings, counts, labels and where they lead. */
import { describe, expect, it } from 'vitest';
import { pageAt, site, textOf } from './built-pages.ts';
import { closing, hero, missing, section, sectionsOf } from './section.ts';

const titleOf = (address: string) => textOf(pageAt(address).querySelector('h1'));
const textAt = (address: string) => textOf(pageAt(address).querySelector('main'));

describe('/network-services', () => {
  const at = '/network-services';
  it('opens with its title and tagline', () => {
    expect(titleOf(at)).toBe('Network Solutions & Services');
    expect(hero(at).text()).toContain('Networking made simple & cost-effective');
  });
  it('describes infrastructure solutions', () => {
    expect(section(at, 'Infrastructure Solutions').items().length).toBeGreaterThan(2);
  });
  it('lists ten key services and six core competencies', () => {
    expect(section(at, 'Key Services').items()).toHaveLength(10);
    expect(section(at, 'Core Competencies').items()).toHaveLength(6);
  });
  it('describes three past projects with their years', () => {
    const projects = section(at, 'Past Projects');
    expect(projects.titles()).toHaveLength(3);
    const years = projects
      .text()
      .match(/20\d\d[-–]20\d\d/g)
      ?.map((text) => text.replace('–', '-'));
    expect(years).toEqual(['2024-2025', '2021-2024', '2015-2021']);
  });
  it('makes the claims of 10,000+ devices and 90 corps and brigades (section 9)', () => {
    expect(section(at, 'Past Projects').text()).toContain('10,000+ devices');
    expect(section(at, 'Past Projects').text()).toContain('90 corps and brigades');
  });
  it('promises four deliverables and closes with “Get Free Assessment”', () => {
    expect(section(at, 'What You Take Away').titles()).toEqual([
      'Network Design',
      'Infrastructure Setup',
      'Configuration Management',
      'Structured Cabling',
    ]);
    expect(closing(at).links()).toEqual([['Get Free Assessment', '/contact']]);
  });
});

describe('/cybersecurity', () => {
  const at = '/cybersecurity';
  it('has six protection areas, six competencies and three cards of past performance', () => {
    expect(titleOf(at)).toBe('Cybersecurity Solutions');
    expect(section(at, 'What We Protect').titles()).toHaveLength(6);
    expect(section(at, 'Security Competencies').items()).toHaveLength(6);
    expect(section(at, 'Past Performance').titles()).toHaveLength(3);
  });
  it('promises four deliverables, compliance by its four names', () => {
    const deliverables = section(at, 'What We Deliver');
    expect(deliverables.titles()).toEqual([
      'Assessments & Audits',
      'Threat Detection',
      'Incident Response',
      'Compliance',
    ]);
    expect(missing(deliverables.text(), [/HIPAA/, /NIST/, /CMMC/, /PCI-DSS/])).toEqual([]);
  });
});

describe('/wireless', () => {
  const at = '/wireless';
  it('covers its five subjects, names brands and has six competencies', () => {
    expect(titleOf(at)).toBe('Wireless Solutions');
    expect(section(at, 'From First Survey').titles()).toEqual([
      'Wi-Fi Design',
      'Surveys & Heatmaps',
      'WLAN Management',
      'Point-to-Point Links',
      'Wireless Security',
    ]);
    expect(section(at, 'Wireless Brands').items().length).toBeGreaterThan(1);
    expect(section(at, 'Wireless Competencies').items()).toHaveLength(6);
  });
});

describe('/remote-onsite', () => {
  const at = '/remote-onsite';
  it('has six bullets and six competencies', () => {
    expect(titleOf(at)).toBe('Remote & Onsite Support');
    expect(section(at, 'What Support Includes').items()).toHaveLength(6);
    expect(section(at, 'Support Competencies').items()).toHaveLength(6);
  });
});

describe('/it-training', () => {
  const at = '/it-training';
  it('has five bullets: after deployment, materials, delivery, knowledge transfer, documentation', () => {
    expect(titleOf(at)).toBe('IT Training & Enablement');
    const bullets = section(at, 'What Training Covers').items();
    const subjects = [
      /post-deployment training/i,
      /materials/i,
      /onsite or remote/i,
      /knowledge transfer/i,
      /video and photo documentation/i,
    ];
    expect(bullets).toHaveLength(subjects.length);
    for (const [at, subject] of subjects.entries()) expect(bullets[at]).toMatch(subject);
  });
});

it.each(['/cybersecurity', '/wireless', '/remote-onsite', '/it-training'])(
  '%s closes with text only',
  (at) => {
    expect(closing(at).text().length).toBeGreaterThan(100);
    expect(closing(at).links()).toEqual([]);
    expect(closing(at).element.querySelectorAll('button, input')).toHaveLength(0);
  },
);

describe('/about', () => {
  const at = '/about';
  it('describes the vision in four areas and whom it serves in four groups', () => {
    expect(section(at, 'Our Vision').titles()).toHaveLength(4);
    expect(section(at, 'Who We Serve').titles()).toHaveLength(4);
    // Section 1: the audience.
    const audience = [
      /businesses & startups/i,
      /financial services/i,
      /law firms/i,
      /healthcare facilities & clinics/i,
      /education/i,
      /government/i,
      /contractors/i,
    ];
    expect(missing(section(at, 'Who We Serve').text(), audience)).toEqual([]);
  });
  it('describes the company’s experience and its key statistics', () => {
    expect(textAt(at)).toContain('over a decade');
    expect(section(at, 'Key Statistics').figures()).toEqual([
      ['100+', 'Successful cases'],
      ['10+', 'Years experience'],
      ['15+', 'IT specialists'],
    ]);
  });
  it('closes with “Contact Us” to the contact page', () => {
    expect(closing(at).links()).toEqual([['Contact Us', '/contact']]);
  });
});

describe('/contact', () => {
  const at = '/contact';
  it('shows how to reach the company', () => {
    const { email, phone, address } = site.company;
    expect(titleOf(at)).toBe('Contact Us');
    for (const detail of [email, phone, address.street, 'Serving nationwide clients'])
      expect(textAt(at)).toContain(detail);
    expect(textAt(at)).toContain(`${address.city}, ${address.region}`);
  });
  it('has the form with four required fields and four hidden ones (section 3)', () => {
    const form = section(at, 'Questions? Please send us a message.').element.querySelector('form');
    const names = Array.from(form?.querySelectorAll('input, textarea') ?? [], (field) =>
      field.getAttribute('name'),
    );
    expect(names.sort()).toEqual(
      ['name', 'email', 'title', 'message', '_subject', '_captcha', '_template', '_honey'].sort(),
    );
    const fixed = (name: string) => form?.querySelector(`[name=${name}]`)?.getAttribute('value');
    expect(fixed('_captcha')).toBe('false');
    expect(fixed('_template')).toBe('table');
    expect(fixed('_subject')).toBe(site.contactForm.subject);
    expect(form?.querySelector('textarea')?.getAttribute('rows')).toBe('5');
    expect(textOf(form?.querySelector('button[type=submit]'))).toBe('Send Message');
    expect(form?.querySelectorAll('[required]')).toHaveLength(4);
  });
});

it('offers free consultation, assessment and site survey (section 1)', () => {
  const everything = ['/', '/contact'].map(textAt).join(' ');
  expect(missing(everything, [/consultation[^.]* free/i, /assessment/i, /site survey/i])).toEqual([]);
});

it('is eight pages of at least three sections', () => {
  for (const at of ['/', '/about', '/contact', '/cybersecurity', '/it-training'])
    expect(sectionsOf(at).length, at).toBeGreaterThanOrEqual(3);
});
