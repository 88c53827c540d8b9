import { aboutFile } from '../../../prerender/file-size.ts';
import { linkFiles } from '../../../prerender/link-files.ts';
// The compiler of the site itself: what is shown here is what will be published.
import { markdownIt } from '../../../prerender/markdown.ts';
import type { FileData } from '../../../site/context/assets.ts';
import type { FileChoice } from '../../field-data.ts';

type ShownFiles = ReadonlyMap<string, FileData>;

/** Files as the editor shows them, by name; nothing is downloaded from there. */
export const shownFiles = (files: readonly FileChoice[], language: string): ShownFiles =>
  new Map(
    files.map(({ file, bytes }) => [file, { url: '#', type: '', about: aboutFile(file, bytes, language) }]),
  );

/** A Markdown text as visitors will see it. */
export const compiledText = (body: string, files: ShownFiles): string =>
  linkFiles(markdownIt.render(body), files);
