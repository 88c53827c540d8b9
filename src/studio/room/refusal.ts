/** Something that cannot be done, and the sentence for whoever wants it. */
export class Refusal extends Error {}

/** A file as a person knows it: `pages/about.yaml` is “/about”. */
export function spoken(file: string): string {
  if (file === 'site.yaml') return 'what all pages share';
  const name = file.replace(/^\w+\/|\.(?:yaml|md)$/g, '');
  return file.startsWith('pages/') ? `“/${name === 'home' ? '' : name}”` : `“${name}”`;
}
