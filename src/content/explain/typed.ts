import type { Shape } from '../schema/shape.ts';

const known = new WeakMap<Shape, boolean>();

/** Whether a shape has a number or a yes-or-no anywhere; most have none, and their values stay as they are. */
function hasTypes(shape: Shape): boolean {
  const before = known.get(shape);
  if (before !== undefined) return before;
  const inner = [...shape.fields.values(), ...(shape.item ? [shape.item] : [])];
  const has = shape.kind === 'number' || shape.kind === 'boolean' || inner.some(hasTypes);
  known.set(shape, has);
  return has;
}

/** Content is read as texts; where a schema wants a number or true and false, the texts that spell one become it. */
export function typed(value: unknown, shape: Shape): unknown {
  if (!hasTypes(shape)) return value;
  if (typeof value === 'string') return scalar(value, shape);
  const { item } = shape;
  if (Array.isArray(value)) return item ? value.map((one) => typed(one, item)) : value;
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, one]) => {
      const field = shape.fields.get(key);
      return [key, field ? typed(one, field) : one];
    }),
  );
}

function scalar(text: string, { kind }: Shape): unknown {
  if (kind === 'number' && /^[-+]?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i.test(text)) return Number(text);
  if (kind === 'boolean' && /^(true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  return text;
}
