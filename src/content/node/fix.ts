import { readFile, writeFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { applyEdits, type Diagnostic } from '../diagnostic.ts';
import { format } from '../format/write.ts';
import { decode, encodeLike } from '../parse/decode.ts';
import { createReader } from '../reader.ts';
import type { Content } from '../site-content.ts';
import { contentFolder } from './content-folder.ts';
import { listFiles } from './list-files.ts';
import { loadSchemas } from './load-schemas.ts';

/** Edits may uncover other mistakes: read the files again at most so many times. */
const rounds = 8;

/**
 * Writes every edit into the files, then formats them.
 * @param dir the content folder
 * @returns the problems that were repaired, and the content afterwards
 */
export async function fixContent(dir: string): Promise<{ fixed: Diagnostic[]; content: Content }> {
  const read = createReader(contentFolder(dir), loadSchemas);
  const fixed: Diagnostic[] = [];
  let content = await read();
  for (let round = 0; round < rounds; round++) {
    const repaired = await fixOnce(content.problems);
    if (repaired.length === 0) break;
    fixed.push(...repaired);
    content = await read();
  }
  const { site, pages, texts } = listFiles(dir);
  for (const file of [...(site ? [site] : []), ...pages, ...texts]) await formatFile(join(dir, file));
  return { fixed, content: await read() };
}

/** Formats a file that can be read. */
async function formatFile(file: string): Promise<void> {
  const before = await readFile(file);
  const { text, problem } = decode(file, before);
  const formatted = problem ? text : format(file, text);
  if (formatted !== text) await writeFile(file, encodeLike(formatted, before));
}

async function fixOnce(problems: readonly Diagnostic[]): Promise<Diagnostic[]> {
  const repaired: Diagnostic[] = [];
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const own = problems.filter((problem) => problem.file === file);
    const edits = own.flatMap(({ edits }) => edits ?? []);
    if (edits.length === 0 || own.some(({ code }) => code === 'wrong-encoding')) continue;
    const before = await readFile(resolve(file));
    const { text } = decode(file, before);
    const result = applyEdits(text, edits);
    if (result.text === text) continue;
    await writeFile(resolve(file), encodeLike(result.text, before));
    repaired.push(...own.filter(({ edits }) => edits?.every((edit) => result.applied.includes(edit))));
  }
  return repaired;
}
