import { isDeepStrictEqual } from 'node:util';
import { readJson } from './model.ts';
import { remarksIn } from './remarks.ts';

/**
 * Puts remarks that were moved to another column back to their own. A remark has to move only where a block text would
 * take it in otherwise.
 * @param old the YAML before a change
 * @param now the YAML after it
 * @returns undefined if one of them could have stayed at its column, as the data would be the same
 */
export function withOldMargins(old: string, now: string): string | undefined {
  const [lines, oldLines] = [linesOf(now), linesOf(old)];
  const remarksOf = (yaml: string) => remarksIn(yaml).filter(({ alone }) => alone);
  const gone = remarksOf(old).map(({ line }) => oldLines[line] ?? '');
  const known = new Set(gone);
  const come = remarksOf(now).filter(({ line }) => !takeFrom(gone, (one) => one === lines[line]));
  let restored = now;
  for (const { text, line } of come) {
    const isSame = (one: string) => one.trim() === text;
    // A copy has the column of a remark that is still there.
    const before =
      takeFrom(gone, isSame) ?? (known.has(lines[line] ?? '') ? undefined : [...known].find(isSame));
    if (before === undefined) continue;
    if (isDeepStrictEqual(dataOf(lines.with(line, before).join('\n')), dataOf(now))) return undefined;
    restored = linesOf(restored).with(line, before).join('\n');
  }
  return restored;
}

/** Without carriage returns: the last line of a file may have none yet. */
const linesOf = (yaml: string) => yaml.split(/\r?\n/);

const dataOf = (yaml: string) => readJson('.yaml', yaml);

/** Takes the first of some lines that is as wanted. */
function takeFrom(lines: string[], isWanted: (line: string) => boolean): string | undefined {
  const at = lines.findIndex(isWanted);
  return at < 0 ? undefined : lines.splice(at, 1)[0];
}
