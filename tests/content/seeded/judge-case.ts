import { applyEdits, type Diagnostic } from '../../../src/content/index.ts';
import type { Changeable } from '../open-folder.ts';
import type { Case } from './cases.ts';

/** The result of the check for one case. */
export interface Verdict {
  of: Case;
  problems: Diagnostic[];
  noticed: boolean;
  rightLine: boolean;
  /** Whether the repairs that were offered, applied, leave no problem; absent where none was offered. */
  fixed?: boolean;
}

/** Runs the check on a case, and again on the file with every repair that it offered. */
export async function judge(folder: Changeable, of: Case): Promise<Verdict> {
  const { problems } = await folder.read({ [of.path]: of.text });
  const [first] = problems;
  const verdict: Verdict = {
    of,
    problems,
    noticed: problems.length > 0,
    rightLine: first !== undefined && isIn(first, of),
  };
  const fixes = problems.flatMap(({ edits = [], file }) => (file.endsWith(of.path) ? edits : []));
  if (fixes.length === 0) return verdict;
  const left = await folder.read({ [of.path]: applyEdits(of.text, fixes).text });
  return { ...verdict, fixed: left.problems.length === 0 };
}

/** Whether a problem is on a line of the mistake. */
const isIn = ({ file, range }: Diagnostic, of: Case) =>
  file.endsWith(of.path) && of.lines.includes(range.start.line);
