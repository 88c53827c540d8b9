import type { FormField } from '../../../../content/index.ts';

/** A part of what all pages share, and the fields of site.yaml that belong to it. */
export interface SiteGroup {
  title: string;
  help: string;
  fields: [name: string, field: FormField][];
}

const titles: [title: string, help: string, names: string[]][] = [
  ['Company', 'Who we are. Changed here, it changes everywhere.', ['company']],
  ['Notice', 'A line above every page, from its first day to its last.', ['notice']],
  ['Header', 'The links at the top of every page.', ['navigation']],
  ['Footer', 'The end of every page.', ['footer']],
  ['Contact form', 'The words of the form and what visitors read after sending.', ['contactForm']],
  ['Small words', 'Names for screen readers, short messages, the error page.', ['words']],
];

const technical = 'Technical';

/** The fields of site.yaml by the part of the shell that they are in; what is in none is technical. */
export function siteGroups({ fields = {} }: FormField): SiteGroup[] {
  const isNamed = (name: string) => titles.some(([, , names]) => names.includes(name));
  const others = Object.entries(fields).filter(([name]) => !isNamed(name));
  const named = titles.map(([title, help, names]) => ({
    title,
    help,
    fields: Object.entries(fields).filter(([name]) => names.includes(name)),
  }));
  const rest = {
    title: technical,
    help: 'Where the site is published, and services behind it.',
    fields: others,
  };
  return [...named, rest].filter((group) => group.fields.length > 0);
}
