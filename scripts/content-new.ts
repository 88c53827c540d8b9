import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { contentDir, loadSchemas, newPage, pageNameProblem, readContent } from '../src/content/index.ts';

const [name, ...rest] = process.argv.slice(2).filter((arg) => !arg.startsWith('--'));

function refuse(message: string): never {
  console.error(message);
  process.exit(1);
}

if (name === undefined || rest.length > 0)
  refuse('Which page? For example: npm run content:new case-studies');
const problem = pageNameProblem(name);
if (problem) refuse(problem);
const dir = contentDir([]);
const file = join(dir, 'pages', `${name}.yaml`);
if (existsSync(file)) refuse(`${file} exists already.`);
await writeFile(file, newPage(name, await readContent(dir), await loadSchemas()), { flag: 'wx' });
console.log(
  `${file} is ready; its address is /${name}. Replace everything that begins with “Your words”.\nTo link to it in the header, edit ${join(dir, 'site.yaml')}.`,
);
