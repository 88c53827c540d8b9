import { FILE_LINK } from '../../../../content/shared/file-link.ts';
import type { readPhone } from '../../../../content/shared/read-phone.ts';

/** The ways in which a link can lead somewhere; `none` for a place that is yet to be decided. */
export type LinkKind = 'page' | 'place' | 'web' | 'email' | 'phone' | 'file' | 'none';

/** A link taken apart. */
export interface LinkParts {
  kind: LinkKind;
  /** Address of the page, for pages and places. */
  page: string;
  /** Name of the place. */
  anchor: string;
  /** Web address, email address, phone number or name of a file, as people write it. */
  text: string;
}

/** How links of a kind begin. */
const BEGINNINGS: Partial<Record<LinkKind, string>> = { email: 'mailto:', phone: 'tel:', file: FILE_LINK };

/**
 * Takes a link apart.
 * @param here address of the page that has it, if it is on one
 */
export function readLink(link: string, here: string | undefined): LinkParts {
  const parts = { page: '', anchor: '', text: '' };
  if (link === '#') return { ...parts, kind: 'none' };
  for (const [kind, beginning] of Object.entries(BEGINNINGS))
    if (link.toLowerCase().startsWith(beginning))
      return { ...parts, kind: kind as LinkKind, text: link.slice(beginning.length) };
  if (/^(#|\/(?!\/))/.test(link) || link === '') {
    const [page = '', anchor] = link.split('#', 2);
    if (anchor === undefined) return { ...parts, kind: 'page', page };
    return { ...parts, kind: 'place', page: page || (here ?? ''), anchor };
  }
  return { ...parts, kind: 'web', text: link };
}

/**
 * Puts a link together; a place on the same page needs no page.
 * @param country where a phone number without the code of a country is called
 * @param read reads phone numbers; without it, a number stays as it is written
 */
export function writeLink(
  { kind, page, anchor, text }: LinkParts,
  here: string | undefined,
  country: string,
  read?: typeof readPhone,
): string {
  if (kind === 'none') return '#';
  if (kind === 'page') return page;
  if (kind === 'place') return `${page === here ? '' : page}#${anchor}`;
  const called = kind === 'phone' ? read?.(text, country).link : undefined;
  return called ?? (BEGINNINGS[kind] ?? '') + text.trim();
}
