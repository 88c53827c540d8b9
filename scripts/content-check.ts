import { parseArgs } from 'node:util';
import {
  contentDir,
  fixContent,
  jsonReport,
  problemAnnotation,
  readContent,
  textReport,
} from '../src/content/index.ts';

const usage = `npm run content:check -- [--content DIR] [--format text|json|github] [--fix]
npm run content:fix`;

/** Without a preceding `--`, which PowerShell drops, npm takes `--fix` as its own option. */
const fixTakenByNpm = process.env.npm_config_fix === 'true';

function options() {
  try {
    const { values } = parseArgs({
      options: {
        content: { type: 'string' },
        format: { type: 'string', default: 'text' },
        fix: { type: 'boolean', default: fixTakenByNpm },
      },
    });
    if (['text', 'json', 'github'].includes(values.format)) return values;
    throw new Error(`There is no format “${values.format}”.`);
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n${usage}`);
    process.exit(2);
  }
}

async function main() {
  const { content = contentDir([]), format, fix } = options();
  const { fixed, content: read } = fix
    ? await fixContent(content)
    : { fixed: [], content: await readContent(content) };
  const { files, problems } = read;
  if (format === 'json') console.log(jsonReport(files, problems));
  else if (format === 'github') for (const problem of problems) console.log(problemAnnotation(problem));
  else
    console.log(textReport(files, problems, fixed, process.stdout.isTTY === true && !process.env.NO_COLOR));
  if (problems.some(({ severity }) => severity === 'error')) process.exitCode = 1;
}

await main().catch((cause: unknown) => {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exitCode = 2;
});
