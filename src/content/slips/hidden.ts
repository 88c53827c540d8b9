import type { Shape } from '../shape.ts';
import type { ValueSlip } from './values.ts';

const unseen = /[\u200b-\u200f\u2060\ufeff\u00ad]/g;

/** A character that does not show in a name or an address, where nothing but what shows is meant. */
export function hiddenInName(value: string, shape: Shape | undefined): ValueSlip | undefined {
  const isName = shape?.kind === 'choice' || (shape?.field !== undefined && shape.field !== 'text');
  const from = isName ? value.search(unseen) : -1;
  if (from < 0) return undefined;
  return {
    from,
    to: from + 1,
    code: 'invisible-character',
    message: 'An invisible character hides here, most likely pasted along.',
    text: value.replace(unseen, ''),
    certain: true,
  };
}
