import type { ComponentProps } from 'react';
import type { FormField } from '../../../content/index.ts';
import type { ToolButton } from './ToolButton.tsx';

export type Tool = Omit<ComponentProps<typeof ToolButton>, 'onRefused'>;

/** What the buttons of an item do. */
interface Actions {
  move: (to: number) => void;
  copy: () => void;
  remove: () => void;
}

/** Why a list cannot get more items, or lose one; no reason where it can. */
export function listLimits(
  { required, min = required ? 1 : 0, max = Number.POSITIVE_INFINITY }: FormField,
  count: number,
) {
  return {
    full: count >= max ? `This list is full: it has room for ${max}.` : undefined,
    // Without its last item, an optional list is no longer there.
    fewest:
      count <= min && (required || min > 1)
        ? `This list needs at least ${min}, so none can be deleted.`
        : undefined,
  };
}

/** What can be done with an item of a list, as buttons. @param name what people call it */
export function itemTools(
  list: FormField,
  count: number,
  at: number,
  name: string,
  { move, copy, remove }: Actions,
): Tool[] {
  const { full, fewest } = listLimits(list, count);
  return [
    {
      symbol: 'up',
      label: `Move ${name} up`,
      onClick: () => move(at - 1),
      reason: at === 0 ? 'This is the first one already.' : undefined,
    },
    {
      symbol: 'down',
      label: `Move ${name} down`,
      onClick: () => move(at + 1),
      reason: at === count - 1 ? 'This is the last one already.' : undefined,
    },
    { symbol: 'copy', label: `Copy ${name}`, onClick: copy, reason: full },
    { symbol: 'delete', label: `Delete ${name}`, onClick: remove, reason: fewest },
  ];
}
