import { FILE_LINK } from '../../constants.ts';
import { percentDecoded } from '../../percent-decoded.ts';
import { error, type UnlocatedDiagnostic } from '../diagnostic.ts';
import { nearest, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { downloadEndings } from '../files/list-files.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';
import { linkKey } from './page-link.ts';

type Found = UnlocatedDiagnostic<'link-spelling' | 'unknown-file'>;

/** In Markdown, a link has no spaces; its parser encodes them. */
const isMarkdown = ({ path }: Reference) => path.length === 0;

/** The name of the file in `content/files` that a reference means, as a link or by its name alone. */
export function fileOf(reference: Reference): string | undefined {
  const { kind, name } = reference;
  if (kind === 'file') return name;
  if (kind !== 'link' || !name.startsWith(FILE_LINK)) return undefined;
  const file = name.slice(FILE_LINK.length);
  return isMarkdown(reference) ? (percentDecoded(file) ?? file) : file;
}

/** The names of all files in `content/files` that these files offer or link to; of a misspelled link, the link. */
export const filesUsed = (files: readonly FileSummary[]): Set<string> =>
  new Set(
    files.flatMap(({ references }) =>
      references.flatMap((one) => fileOf(one) ?? (isMisspelled(one) ? one.name : [])),
    ),
  );

const isMisspelled = ({ kind, name }: Reference) =>
  kind === 'link' && !/^[a-z]+:/i.test(name) && isFileLink(name);

const written = new RegExp(`(^|[/\\\\])files[/\\\\]|\\.(${downloadEndings.join('|')}|jpeg)([?#].*)?$`, 'i');

/** Whether a link, however it is written, means a file instead of a page. */
export const isFileLink = (link: string): boolean => written.test(link);

/** Checks a link to a file in `content/files`. */
export function checkFileLink(link: Reference, { downloads }: ContentIndex): Found | undefined {
  const own = fileOf(link);
  if (own !== undefined && downloads.has(own)) return undefined;
  const bare = (percentDecoded(link.name) ?? link.name).replace(/^.*[/\\]/, '').replace(/[?#].*$/, '');
  const address = (file: string) => (isMarkdown(link) ? encodeURI : String)(FILE_LINK + file);
  const suggest = (file: string) => `${linkKey(link)}${address(file)}`;
  const all = [...downloads];
  const exact = all.filter((file) => file.toLowerCase() === bare.toLowerCase());
  const same = exact.length > 0 ? exact : all.filter((file) => sameName(file, bare));
  const [meant] = same;
  if (meant !== undefined && same.length === 1) {
    const message = own?.startsWith(meant)
      ? `A link leads to a file as a whole: ${quote(address(meant))}.`
      : own === undefined
        ? `A link to a file is its folder and its name: ${quote(address(meant))}.`
        : `The name of this file is ${quote(meant)}.`;
    return error(link.path, 'link-spelling', message, { suggestion: suggest(meant), fixed: address(meant) });
  }
  if (bare === '')
    return error(link.path, 'unknown-file', 'This link does not name a file.', {
      suggestion: suggest(all[0] ?? 'price-list.pdf'),
    });
  const [near] = nearest(bare, all);
  const then = own === undefined ? `, then write ${quote(address(bare))} here` : ' first';
  return error(link.path, 'unknown-file', `There is no file ${quote(bare)} in content/files.`, {
    suggestion: near ? suggest(near) : `Put the file into content/files${then}.`,
  });
}
