import { readFile, writeFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { decode } from './decode.ts';
import { createContentReader } from './index.ts';
import type { Content } from './model.ts';
import type { Fix, Problem } from './problem.ts';

/** Repairs may uncover others; so many times files are read again at most. */
const rounds = 8;

/** Applies repairs to a text; of those that overlap, the first. */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; applied: Fix[] } {
  const applied: Fix[] = [];
  let done = '';
  let at = 0;
  for (const fix of [...fixes].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (fix.start < at || (fix.start === at && at > 0 && applied.length > 0)) continue;
    done += text.slice(at, fix.start) + fix.text;
    at = fix.end;
    applied.push(fix);
  }
  return { text: done + text.slice(at), applied };
}

/**
 * Writes every certain repair into the files, and leaves all else in them as it is.
 * @param dir the content folder
 * @returns the problems that were repaired, and the content as it stands now
 */
export async function fixContent(dir: string): Promise<{ fixed: Problem[]; content: Content }> {
  const read = createContentReader(dir);
  const fixed: Problem[] = [];
  let content = await read();
  for (let round = 0; round < rounds; round++) {
    const repaired = await fixOnce(content.problems);
    if (repaired.length === 0) break;
    fixed.push(...repaired);
    content = await read();
  }
  return { fixed, content };
}

async function fixOnce(problems: readonly Problem[]): Promise<Problem[]> {
  const repaired: Problem[] = [];
  for (const file of new Set(problems.map((problem) => problem.file))) {
    const own = problems.filter((problem) => problem.file === file);
    const fixes = own.flatMap(({ fix }) => fix ?? []);
    if (fixes.length === 0 || own.some(({ code }) => code === 'wrong-encoding')) continue;
    const { text } = decode(file, await readFile(resolve(file)));
    const result = applyFixes(text, fixes);
    if (result.text === text) continue;
    await writeFile(resolve(file), result.text);
    repaired.push(...own.filter(({ fix }) => fix && result.applied.includes(fix)));
  }
  return repaired;
}
