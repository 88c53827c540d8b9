import type { Path } from '../diagnostic.ts';
import { meantText } from './data.ts';
import { meantBody } from './markdown-file.ts';
import type { Operation, Value } from './operation.ts';
import { WriteError } from './write-error.ts';

/** An operation with its texts as they will be read from the file. */
export const tidyOperation =
  (file: string) =>
  (operation: Operation): Operation => {
    if (!('value' in operation)) return operation;
    const { value } = operation;
    const isBody = file.endsWith('.md') && operation.path[0] === 'body' && typeof value === 'string';
    if (isBroken(value))
      throw new WriteError('A character of this text is broken. Type it again.', operation.path);
    return { ...operation, value: isBody ? meantBody(value) : tidyValue(value) };
  };

/** Half of a character of two parts, such as an emoji, cannot be saved as UTF-8. */
function isBroken(value: Value): boolean {
  if (typeof value === 'string') return /\p{Surrogate}/u.test(value);
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(([key, one]) => isBroken(key) || isBroken(one));
}

function tidyValue(value: Value): Value {
  if (typeof value === 'string') return meantText(value);
  if (Array.isArray(value)) return value.map(tidyValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidyValue(one)]));
}

/** Leaves out values that a later operation replaces anyway: typing sets a text many times. */
export function withoutReplaced(operations: readonly Operation[]): Operation[] {
  const kept: Operation[] = [];
  let later: Path[] = [];
  for (const operation of operations.toReversed()) {
    const { kind, path } = operation;
    if (kind === 'set' && later.some((one) => isSame(one, path))) continue;
    if (kind !== 'set' || later.some((one) => isWithin(one, path) || isWithin(path, one))) later = [];
    if (kind === 'set') later.push(path);
    kept.unshift(operation);
  }
  return kept;
}

const isWithin = (inner: Path, outer: Path) => outer.every((step, at) => inner[at] === step);
const isSame = (one: Path, other: Path) => one.length === other.length && isWithin(one, other);
