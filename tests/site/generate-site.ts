import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/**
 * Makes a content folder with many pages out of a real one: the real pages, and copies of them in turn, each with
 * its own address, title, description and headings, until there are enough.
 * @param from the content folder to copy
 * @param to an empty folder
 */
export async function generateSite(from: string, to: string, pages: number): Promise<void> {
  await cp(from, to, { recursive: true });
  await mkdir(join(to, 'pages'), { recursive: true });
  const names = (await readdir(join(from, 'pages'))).filter((name) => name.endsWith('.yaml')).sort();
  const sources = await Promise.all(names.map((name) => readFile(join(from, 'pages', name), 'utf8')));
  for (let at = names.length; at < pages; at++) {
    const source = (sources[at % sources.length] ?? '').replaceAll(
      /^( *(?:- )?(?:title|description|heading|service|label): )(?!["'>|])(.+)$/gm,
      `$1$2 ${at}`,
    );
    const name = (names[at % names.length] ?? '').replace('.yaml', '');
    await writeFile(join(to, 'pages', `${name}-${at}.yaml`), source);
  }
}
