import { applyEdits, type Diagnostic } from '../../../src/content/index.ts';
import type { Changeable } from '../open-folder.ts';
import type { Case } from './cases.ts';

/** The result of the check for one case. */
export interface Verdict {
  of: Case;
  problems: Diagnostic[];
  noticed: boolean;
  /** Whether the first message is on a line of the mistake, or right beside one. */
  isNear: boolean;
  /** Whether the repairs that were offered, applied, leave no problem; absent where none was offered. */
  fixed?: boolean;
}

/** Runs the check on a case, and again on the file with every fix that it offered. */
export async function judge(folder: Changeable, of: Case): Promise<Verdict> {
  const { problems } = await folder.read({ [of.path]: of.text });
  const [first] = problems;
  const verdict: Verdict = {
    of,
    problems,
    noticed: problems.length > 0,
    isNear: first !== undefined && isNear(first, of),
  };
  let { text } = of;
  let left = problems;
  // As the command does: a fix may uncover other mistakes.
  for (let round = 0; round < 3; round++) {
    const { text: now, applied } = applyEdits(
      text,
      left.flatMap(({ edits = [], file }) => (file.endsWith(of.path) ? edits : [])),
    );
    if (applied.length === 0) break;
    text = now;
    left = (await folder.read({ [of.path]: text })).problems;
  }
  return text === of.text ? verdict : { ...verdict, fixed: left.length === 0 };
}

const isNear = ({ file, range }: Diagnostic, of: Case) =>
  file.endsWith(of.path) && of.lines.some((line) => Math.abs(line - range.start.line) <= 1);
