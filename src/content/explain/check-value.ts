import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { SchemaEntry } from '../schema/schemas.ts';
import { shapeAt } from '../schema/shape.ts';
import { explainKeys } from './explain-keys.ts';
import { explainValue } from './explain-value.ts';
import { sentence } from './wording.ts';

/** What the schema says of a value: what is wrong, or else the data. */
export interface CheckedValue {
  found: UnlocatedDiagnostic[];
  data: unknown;
}

/**
 * Checks a value against a schema.
 * @param prefix path of the value within its file
 * @returns one diagnostic for each mistake, or the data if the schema accepts the value
 */
export function checkValue(value: unknown, entry: SchemaEntry, prefix: Path = []): CheckedValue {
  const result = entry.schema.safeParse(value);
  if (result.success) return { found: [], data: result.data };
  const groups = new Map<string, { path: Path; unknown: string[]; missing: string[] }>();
  const group = (path: Path) => {
    const name = JSON.stringify(path);
    const known = groups.get(name) ?? { path, unknown: [], missing: [] };
    groups.set(name, known);
    return known;
  };
  const explained = new Set<string>();
  const found: UnlocatedDiagnostic[] = [];
  for (const issue of result.error.issues) {
    const path = issue.path as Path;
    const last = path.at(-1);
    if (issue.code === 'unrecognized_keys') group(path).unknown.push(...issue.keys);
    else if (typeof last === 'string' && valueAt(value, path) === undefined) {
      group(path.slice(0, -1)).missing.push(last);
    } else if (!explained.has(JSON.stringify(path))) {
      explained.add(JSON.stringify(path));
      const shape = shapeAt(entry.shape, path);
      if (shape) found.push(explainValue(issue, [...prefix, ...path], valueAt(value, path), shape));
    }
  }
  for (const { path, unknown, missing } of groups.values()) {
    const shape = shapeAt(entry.shape, path);
    if (!shape) continue;
    const around = path.map((_, at) => shapeAt(entry.shape, path.slice(0, path.length - 1 - at)));
    const keys = explainKeys({
      ...entry,
      path: [...prefix, ...path],
      shape,
      value: valueAt(value, path) as Record<string, unknown>,
      unknown,
      missing,
      around: around.filter((shape) => shape !== undefined),
    });
    found.push(...keys);
  }
  return { found: withoutRepeatedShapes(found), data: undefined };
}

/** If the keys of a field were found next to it, report only that, and not that the field is a text. */
const withoutRepeatedShapes = (found: UnlocatedDiagnostic[]) =>
  found.filter(
    ({ code, path }, at) =>
      code !== 'wrong-shape' ||
      !found.slice(at + 1).some((other) => other.code === code && `${other.path}` === `${path}`),
  );

/** The value at a path below a value; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    if (Array.isArray(at) !== (typeof step === 'number')) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}

/** Checks a file that is a group of fields, such as site.yaml. */
export function checkFields(value: unknown, entry: SchemaEntry): CheckedValue {
  if (isGroup(value)) return checkValue(value, entry);
  const name = entry.root === 'site.yaml' ? 'This file' : sentence(entry.root);
  const message = `${name} needs fields, one on each line, each with a colon.`;
  const [field = 'title'] = entry.shape.fields.keys();
  return {
    found: [error([], 'wrong-shape', message, { suggestion: `${field}: …` })],
    data: undefined,
  };
}

/** Whether a page or section, as it is written, is hidden. */
export const isHidden = (value: unknown) => isGroup(value) && value.hidden === 'true';

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
