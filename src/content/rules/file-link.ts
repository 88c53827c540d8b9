import { corrected, error, type UnlocatedDiagnostic, written } from '../diagnostic.ts';
import { nearest, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { downloadEndings } from '../files/sort-files.ts';
import { FILE_LINK } from '../shared/file-link.ts';
import { percentDecoded } from '../shared/percent-decoded.ts';
import type { ContentIndex, Reference } from './content-index.ts';

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

const fileForm = new RegExp(`(^|[/\\\\])files[/\\\\]|\\.(${downloadEndings.join('|')}|jpeg)([?#].*)?$`, 'i');

/** Whether a link, however it is written, means a file instead of a page. */
export const isFileLink = (link: string): boolean => fileForm.test(link);

/** Checks a link to a file in `content/files`. */
export function checkFileLink(link: Reference, { downloads }: ContentIndex): UnlocatedDiagnostic | undefined {
  const own = fileOf(link);
  if (own !== undefined && downloads.has(own)) return undefined;
  const bare = (percentDecoded(link.name) ?? link.name).replace(/^.*[/\\]/, '').replace(/[?#].*$/, '');
  const address = (file: string) => (isMarkdown(link) ? encodeURI : String)(FILE_LINK + file);
  const [meant, other] = [...downloads].filter((file) => sameName(file, bare));
  if (meant !== undefined && other === undefined) {
    const message = `A link to this file is its folder and its name: ${quote(address(meant))}.`;
    return corrected(link.path, 'link-spelling', message, address(meant));
  }
  const [near] = nearest(bare, downloads);
  const suggestion = near
    ? written(link.path, address(near))
    : `Put the file into content/files, then write ${quote(address(bare || 'price-list.pdf'))} here.`;
  return error(link.path, 'unknown-file', `There is no file ${quote(bare)} in content/files.`, suggestion);
}
