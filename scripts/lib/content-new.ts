import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { newPage, pageNameProblem } from '../../src/content/index.ts';
import { contentDir, loadSchemas, readContent, readExamples } from '../../src/content/node/index.ts';

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
  await writeFile(file, newPage(name, await readContent(dir), schemas, readExamples), { flag: 'wx' });
  console.log(`${file} is ready; the address is /${name}. Replace everything that begins with “Your words”.`);
  console.log(`To link to it in the header, edit ${join(dir, 'site.yaml')}.`);
  return 0;
}
