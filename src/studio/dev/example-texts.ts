import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import matter from 'gray-matter';
import { markdownIt } from '../../prerender/markdown.ts';
import type { Assets } from '../../site/context/assets.ts';

/**
 * Compiles the Markdown texts that only the examples of a section type use: the files in its folder `texts`. They are not
 * part of the site.
 * @returns the texts by name; most types have none
 */
export function exampleTexts(type: string): Assets['texts'] {
  const folder = join('src/site/sections', type, 'texts');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => {
      const { data, content } = matter(readFileSync(join(folder, file), 'utf8'));
      return [basename(file, '.md'), { title: String(data.title), html: markdownIt.render(content) }];
    }),
  );
}
