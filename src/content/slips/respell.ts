import { sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { Entry } from './entry.ts';
import type { Structure } from './structure.ts';

/**
 * Writes a key with other capitals, hyphens or signs than the field has as that field, where one may stand.
 * @returns whether the line was repaired
 */
export function respelled(on: Structure, at: number, entry: Entry): boolean {
  const written = entry.key ?? bareKey(entry.value);
  if (written === undefined) return false;
  const fields = fieldsAround(on);
  const key = fields.includes(written) ? undefined : fields.find((field) => sameName(field, written));
  if (key === undefined) return false;
  const behind = on.line(at).slice(entry.column);
  const value = behind.slice(behind.indexOf(':') + 1).replace(/^\*\*(?!.*\*\*)/, '');
  const line = `${on.line(at).slice(0, entry.column)}${key}: ${value.trim()}`.trimEnd();
  on.draft.repair(at, line, {
    from: entry.column,
    to: entry.column + behind.indexOf(':'),
    code: 'key-spelling',
    message: `${quote(written)} is spelled ${quote(key)} here.`,
    suggestion: line.trimStart(),
    certain: true,
  });
  return true;
}

/** What stands before the colon of a line that is no proper field, such as `**heading**:` or `head ing:`. */
const bareKey = (body: string) => /^(?!["'])([^:#]{1,30}):(?=\*{0,2}(?:\s|$))/.exec(body)?.[1]?.trim();

/** The fields of everything that is open, and of what may begin here. */
export function fieldsAround({ stack, pending }: Structure): string[] {
  const shapes = [...stack.map(({ shape }) => shape), pending?.shape];
  return shapes.flatMap((shape) => [...(shape?.fields.keys() ?? []), ...(shape?.item?.fields.keys() ?? [])]);
}
