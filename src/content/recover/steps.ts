import { cost } from './costs.ts';
import type { Edit } from './mistake.ts';
import { charge, type State, type Step } from './search-state.ts';

/** The reading with one more edit, or with a line that moves with the block of an edit above. */
export function withEdit(state: State, edit: Edit, follow?: Step['follow']): State {
  return { ...state, steps: { edit, follow, before: state.steps } };
}

/** The reading with its line written in another way. The repair is certain unless `about` says otherwise. */
export function withLine(
  state: State,
  line: string,
  about: Pick<Edit, 'from' | 'to' | 'code' | 'message'> & Partial<Edit>,
  price: number = cost.value,
): State {
  const { at } = state;
  const edit = { line: at, suggestion: line.trimStart(), certain: true, changes: [[at, line]] as const };
  return withEdit(charge(state, about.line ?? at, price), { ...edit, ...about });
}
