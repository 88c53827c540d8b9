import { parseArgs } from 'node:util';
import {
  contentDir,
  fixContent,
  problemAnnotation,
  readContent,
  textReport,
} from '../../src/content/node/index.ts';

const usage = `npm run content:check -- [--content DIR] [--format text|github] [--fix]
npm run content:fix`;

function options(args: string[]) {
  const { values } = parseArgs({
    args,
    options: {
      content: { type: 'string' },
      format: { type: 'string', default: 'text' },
      // Without a preceding `--`, which PowerShell drops, npm takes `--fix` as its own option.
      fix: { type: 'boolean', default: process.env.npm_config_fix === 'true' },
    },
  });
  if (['text', 'github'].includes(values.format)) return values;
  throw new Error(`There is no format “${values.format}”.`);
}

const messageOf = (cause: unknown) => (cause instanceof Error ? cause.message : cause);

/**
 * The command `npm run content:check`, which prints every mistake in the content.
 * @returns its exit status: 1 for content with errors, 2 for a wrong option or a folder that cannot be read
 */
export async function contentCheck(args: string[]): Promise<number> {
  let wanted: ReturnType<typeof options>;
  try {
    wanted = options(args);
  } catch (cause) {
    console.error(`${messageOf(cause)}\n${usage}`);
    return 2;
  }
  const { content = contentDir([]), format, fix } = wanted;
  try {
    const { fixed, content: read } = fix
      ? await fixContent(content)
      : { fixed: [], content: await readContent(content) };
    const { files, problems } = read;
    if (format === 'github') for (const problem of problems) console.log(problemAnnotation(problem));
    else console.log(textReport(files, problems, fixed));
    return problems.some(({ severity }) => severity === 'error') ? 1 : 0;
  } catch (cause) {
    console.error(messageOf(cause));
    return 2;
  }
}
