import type { Edit, Repair } from './mistake.ts';
import type { Step } from './search-state.ts';
import type { TextEdits } from './text-edits.ts';

/** Applies the edits of a reading to the lines of the file. */
export function applySteps(edits: TextEdits, steps: readonly Step[]): void {
  const repairs = new Map<Edit, Repair>();
  const ofTabs = (line: number) =>
    edits.repairs.find(({ code, lines }) => code === 'tab' && lines.includes(line));
  for (const { edit, follow } of steps) {
    if (follow) {
      const block = repairs.get(edit) ?? ofTabs(follow.line);
      if (block) edits.change(block, follow.line, follow.text);
      continue;
    }
    const { changes, insert, replaces, deletes, clearsRest, ...about } = edit;
    const tabs = about.code === 'indentation' ? ofTabs(edit.line) : undefined;
    if (tabs?.line === edit.line) tabs.suggestion = edit.suggestion;
    const repair = tabs ?? edits.repair(edit.line, undefined, about);
    repairs.set(edit, repair);
    for (const [line, text] of changes) edits.change(repair, line, text);
    if (clearsRest) edits.clear(repair, edit.line, edits.lines.length - 1);
    if (insert !== undefined) edits.insert(edit.line, insert);
    if (about.certain) repair.fix = fixOf(edits, edit, repair);
  }
  edits.repairs.sort((a, b) => a.line - b.line);
}

/** The change of the file, where that is not just the changed lines. */
function fixOf(edits: TextEdits, edit: Edit, repair: Repair): Repair['fix'] {
  const { source, original } = edits;
  const { line, changes, insert, replaces, deletes } = edit;
  if (replaces) return edits.replacement(...replaces);
  if (deletes) return source.deletion(line);
  if (insert === undefined) return repair.fix;
  const start = source.lineStarts[line] ?? source.text.length;
  const [own] = changes;
  if (!own) return { start, end: start, text: insert + source.lineBreak };
  return { start, end: start + (original[line] ?? '').length, text: insert + source.lineBreak + own[1] };
}
