import { error, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import type { KeyTrouble } from './key-trouble.ts';
import { quote } from './wording.ts';

/** Keys that belong under a field which is missing, has nothing under it, or has a text: one message for all of them. */
export function nestedKeys(
  trouble: KeyTrouble,
  missing: Set<string>,
  found: UnlocatedDiagnostic[],
): string[] {
  let left = trouble.unknown;
  for (const [name, field] of trouble.shape.fields) {
    const value = trouble.value[name];
    if (field.kind !== 'map' || !(isEmpty(value) || typeof value === 'string')) continue;
    const keys = left.filter((key) => field.fields.has(key));
    const [first] = keys;
    if (first === undefined) continue;
    left = left.filter((key) => !keys.includes(key));
    missing.delete(name);
    if (!isEmpty(value)) {
      found.push(flatGroup(trouble, name, field, keys));
      continue;
    }
    const belong = `${keys.length > 1 ? 'belong' : 'belongs'} under ${quote(name)}`;
    found.push(
      error([...trouble.path, first], 'misplaced-key', `${listed(keys)} ${belong}, not beside it.`, {
        at: 'key',
        suggestion: [`${name}:`, ...keys.map((key) => `  ${key}: ${short(trouble.value[key])}`)].join('\n'),
      }),
    );
  }
  return left;
}

/** A group whose first field is behind its colon, and the others beside it. */
function flatGroup({ path, value }: KeyTrouble, name: string, { fields }: Shape, keys: string[]) {
  const first = [...fields.keys()].find((key) => !keys.includes(key)) ?? '…';
  const lines = [first, ...keys].map((key) => `  ${key}: ${short(value[key === first ? name : key])}`);
  const message = `${quote(name)} has fields of its own: ${listed([first, ...keys])} belong under it.`;
  return error([...path, name], 'wrong-shape', message, {
    suggestion: [`${name}:`, ...lines].join('\n'),
  });
}

const isEmpty = (value: unknown) => value === undefined || value === null || value === '';
const listed = (keys: string[]) => keys.map(quote).join(' and ');
/** A value as a suggestion shows it. */
export const short = (value: unknown) => (typeof value === 'string' && value.length < 60 ? value : '…');
