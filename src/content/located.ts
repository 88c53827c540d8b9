import { isMap, isNode, isSeq } from 'yaml';
import type { Diagnostic, Path, UnlocatedDiagnostic } from './diagnostic.ts';
import { locate } from './locate.ts';
import type { Parsed } from './parse.ts';

/** Report at most this many diagnostics at once: a file with more of them is something else altogether. */
const mostDiagnostics = 300;

const aboutMissing = new Set(['missing-key', 'missing-type', 'too-few', 'empty-value']);

/**
 * Gives diagnostics their ranges. One cause gets one diagnostic: a line with a syntax error is not judged for its values
 * as well, and what is missing in a section is most likely on the line there that could not be understood.
 */
export function located(found: readonly UnlocatedDiagnostic[], parsed: Parsed): Diagnostic[] {
  const errors = parsed.problems.filter(({ severity }) => severity === 'error');
  const lines = new Set(errors.map(({ range }) => range.start.line));
  const unexplained = errors.filter(({ edits }) => !edits).map(({ range }) => range.start.line);
  const isElsewhere = ({ code, path, offsets }: UnlocatedDiagnostic) => {
    if (offsets || (unexplained.length === 0 && !parsed.unsure)) return false;
    const [first, end] = blockLines(path, parsed);
    // What ends right above may have lost its last line.
    if (parsed.unsure && parsed.unsure[0] <= end + 1 && parsed.unsure[1] > first) return true;
    return aboutMissing.has(code) && unexplained.some((line) => line >= first && line < end);
  };
  const reported = found.slice(0, mostDiagnostics);
  const rest = found.slice(mostDiagnostics);
  if (rest.length > 0) reported.push(andMore(rest));
  return reported
    .filter((diagnostic) => !isElsewhere(diagnostic))
    .map((diagnostic) => locate(diagnostic, parsed))
    .filter(({ range }) => !lines.has(range.start.line));
}

/** The report about mistakes that are not reported. */
const andMore = (rest: readonly UnlocatedDiagnostic[]): UnlocatedDiagnostic => ({
  path: [],
  severity: rest.some(({ severity }) => severity === 'error') ? 'error' : 'warning',
  code: 'too-many-mistakes',
  message: `This file has ${rest.length} more mistakes, which show when those above are corrected.`,
});

/** The first line of the section or top-level field that a path leads into, and the first line after it. */
function blockLines(path: Path, { document: { contents }, toOriginal, source }: Parsed): [number, number] {
  const starts = (nodes: readonly unknown[]) =>
    nodes.map((node) => (isNode(node) ? source.position(toOriginal(node.range?.[0] ?? 0)).line : 0));
  const [field, index] = path;
  const pairs = isMap(contents) ? contents.items : [];
  const keys = starts(pairs.map(({ key }) => key));
  const at = pairs.findIndex(({ key }) => String(key) === field);
  const end = keys[at + 1] ?? Number.POSITIVE_INFINITY;
  if (at < 0) return [0, keys.at(-1) ?? end];
  const list = pairs[at]?.value;
  if (typeof index !== 'number' || !isSeq(list)) return [keys[at] ?? 0, end];
  const items = starts(list.items);
  return [items[index] ?? 0, items[index + 1] ?? end];
}
