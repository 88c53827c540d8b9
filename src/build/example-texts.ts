import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import matter from 'gray-matter';
import type { Assets } from '../context/assets.ts';
import { markdownIt } from './markdown.ts';

/**
 * The texts that only the examples of a section type use, compiled as those of the content are: the Markdown files in the
 * type's folder `texts`. They never reach the site.
 * @returns the texts by name; none for most types
 */
export function exampleTexts(type: string): Assets['texts'] {
  const folder = join('src', 'sections', type, 'texts');
  const files = existsSync(folder) ? readdirSync(folder) : [];
  return Object.fromEntries(
    files.map((file) => {
      const { data, content } = matter(readFileSync(join(folder, file), 'utf8'));
      return [basename(file, '.md'), { title: String(data.title), html: markdownIt.render(content) }];
    }),
  );
}
