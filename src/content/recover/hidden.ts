import type { Shape } from '../schema/shape.ts';
import { INVISIBLE, unseen } from './characters.ts';
import type { ValueSlip } from './values.ts';

const unseenAll = new RegExp(`[${unseen}]`, 'g');

/** A character that does not show in a name or an address, where nothing but what shows is meant. */
export function hiddenInName(value: string, shape: Shape | undefined): ValueSlip | undefined {
  const isName = shape?.kind === 'choice' || (shape?.field !== undefined && shape.field !== 'text');
  const from = isName ? value.search(unseenAll) : -1;
  if (from < 0) return undefined;
  return {
    from,
    to: from + 1,
    code: 'invisible-character',
    message: INVISIBLE,
    text: value.replace(unseenAll, ''),
    certain: true,
  };
}
