import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { contentDir, readContent } from '../src/content/index.ts';
import { problemAnnotation, problemText, summary } from '../src/content/report.ts';

const { values } = parseArgs({
  options: {
    content: { type: 'string' },
    format: { type: 'string', default: 'text' },
  },
});

const { files, problems } = await readContent(values.content ?? contentDir([]));
if (values.format === 'json') console.log(JSON.stringify({ files, problems }, null, 2));
else if (values.format === 'github') for (const problem of problems) console.log(problemAnnotation(problem));
else {
  const cache = new Map<string, string[]>();
  const lines = (file: string) => {
    const known = cache.get(file) ?? readFileSync(file, 'utf8').split(/\r?\n/);
    cache.set(file, known);
    return known;
  };
  const colour = process.stdout.isTTY === true && !process.env.NO_COLOR;
  for (const problem of problems) console.log(`${problemText(problem, { colour, lines })}\n`);
  console.log(summary(files, problems));
}
if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
