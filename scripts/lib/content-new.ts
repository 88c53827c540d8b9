import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import {
  contentDir,
  loadSchemas,
  newPage,
  newTextPage,
  pageNameProblem,
  readContent,
} from '../../src/content/index.ts';

/**
 * The command `npm run content:new`, which writes a page to start from.
 * @returns its exit status: 1 if no page was written
 */
export async function contentNew(args: string[]): Promise<number> {
  const [name, ...rest] = args.filter((arg) => !arg.startsWith('--'));
  const refuse = (message: string) => {
    console.error(message);
    return 1;
  };
  if (name === undefined || rest.length > 0)
    return refuse('Which page? For example: npm run content:new case-studies');
  const problem = pageNameProblem(name);
  if (problem) return refuse(problem);
  const dir = contentDir([]);
  const file = join(dir, 'pages', `${name}.yaml`);
  if (existsSync(file)) return refuse(`${file} exists already.`);
  const schemas = await loadSchemas();
  const textPage = newTextPage(name, schemas);
  const textFile = join(dir, 'text', `${name}.md`);
  if (textPage && existsSync(textFile)) return refuse(`${textFile} exists already.`);
  if (textPage) {
    await mkdir(join(dir, 'text'), { recursive: true });
    await writeFile(textFile, textPage.text, { flag: 'wx' });
  }
  await writeFile(file, textPage?.page ?? newPage(name, await readContent(dir), schemas), { flag: 'wx' });
  const site = join(dir, 'site.yaml');
  const files = textPage ? `${file} and ${textFile} are` : `${file} is`;
  console.log(`${files} ready; the address is /${name}. Replace everything that begins with “Your words”.`);
  console.log(
    textPage
      ? `To link to it at the bottom of every page, write “link: /${name}” in the place of “link: "#"” under “legal:” in ${site}.`
      : `To link to it in the header, edit ${site}.`,
  );
  return 0;
}
