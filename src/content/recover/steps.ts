import type { Edit } from './edit.ts';
import type { State, Step } from './state.ts';

/** The reading with one more edit. */
export function withEdit(state: State, edit: Edit): State {
  return { ...state, steps: { edit, before: state.steps, margin: Number.POSITIVE_INFINITY } };
}

/** The reading with a line that moves with the block of an edit above. */
export function withFollow(state: State, edit: Edit, line: number, text: string): State {
  const step: Step = { edit, follow: { line, text }, before: state.steps, margin: Number.POSITIVE_INFINITY };
  return { ...state, steps: step };
}
