import type { FieldProblem } from '../../protocol.ts';
import { savedWords } from '../api.ts';
import type { SaveState } from './use-session.ts';

/** What the bar says about the work. */
export function statusOf(
  state: SaveState,
  isChanged: boolean,
  problems: readonly FieldProblem[],
  examples: number,
): string {
  const wrong = problems.filter(({ severity }) => severity === 'error').length;
  if (state.kind === 'saving') return 'Saving …';
  if (state.kind === 'failed') return `Not saved: ${state.message}`;
  if (!isChanged) return state.kind === 'saved' ? savedWords() : '';
  if (examples > 0)
    return `${examples} ${examples === 1 ? 'text is' : 'texts are'} still an example; write your own before saving`;
  if (wrong > 0) return `${wrong} ${wrong === 1 ? 'thing' : 'things'} to correct before saving`;
  return 'Not saved yet';
}
