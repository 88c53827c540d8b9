import { FILE_LINK } from '../content/shared/file-link.ts';
import { percentDecoded } from '../content/shared/percent-decoded.ts';
import type { FileData } from '../site/context/assets.ts';
import { escapeHtml } from '../site/page/escape-html.ts';

const LINK = new RegExp(`<a href="${FILE_LINK}([^"]*)"([^>]*)>(.*?)</a>`, 'gs');

/**
 * Completes the links to files in compiled Markdown, as `SiteLink` does on pages.
 * @param files by name; links to others stay as they are
 */
export const linkFiles = (html: string, files: ReadonlyMap<string, FileData>): string =>
  html.replace(LINK, (link, name: string, more: string, words: string) => {
    const file = files.get(percentDecoded(name.replaceAll('&amp;', '&')) ?? '');
    if (!file) return link;
    const about = `<small>\u00a0(${escapeHtml(file.about)})</small>`;
    return `<a href="${file.url}" type="${file.type}"${more}>${words}${about}</a>`;
  });
