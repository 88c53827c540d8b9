import type { z } from 'zod';
import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { SchemaEntry } from '../schema/schemas.ts';
import { shapeAt } from '../schema/shape.ts';
import { explainKeys } from './explain-keys.ts';
import { explainValue } from './explain-value.ts';
import { nameAt, sentence } from './wording.ts';

/** What the schema says of a value: what is wrong, or else the data. */
interface CheckedValue {
  found: UnlocatedDiagnostic[];
  data?: Record<string, unknown>;
}

/**
 * Checks a group of fields against a schema: a file, or a section.
 * @param prefix path of the value within its file
 * @returns one diagnostic for each mistake, or the data if the schema accepts the value
 */
export function checkValue(value: unknown, entry: SchemaEntry, prefix: Path = []): CheckedValue {
  if (!isGroup(value)) {
    const message = `${sentence(entry.root)} needs fields, one on each line, each with a colon.`;
    const [field] = entry.shape.fields.keys();
    return { found: [error(prefix, 'wrong-shape', message, `${field}: …`)] };
  }
  const result = entry.schema.safeParse(value);
  if (result.success) return { found: [], data: result.data as Record<string, unknown> };
  const groups = new Map<string, { path: Path; unknown: string[]; missing: string[] }>();
  const group = (path: Path) => {
    const name = JSON.stringify(path);
    const known = groups.get(name) ?? { path, unknown: [], missing: [] };
    groups.set(name, known);
    return known;
  };
  const left: z.core.$ZodIssue[] = [];
  for (const issue of result.error.issues) {
    const path = issue.path as Path;
    const last = path.at(-1);
    if (issue.code === 'unrecognized_keys') group(path).unknown.push(...issue.keys);
    else if (typeof last === 'string' && valueAt(value, path) === undefined)
      group(path.slice(0, -1)).missing.push(last);
    else left.push(issue);
  }
  const found: UnlocatedDiagnostic[] = [];
  for (const { path, unknown, missing } of groups.values()) {
    const shape = shapeAt(entry.shape, path);
    if (!shape) continue;
    const around = path.flatMap((_, at) => shapeAt(entry.shape, path.slice(0, path.length - 1 - at)) ?? []);
    const keys = explainKeys({
      ...{ shape, unknown, missing, around },
      path: [...prefix, ...path],
      name: nameAt(path, entry.root),
      value: valueAt(value, path) as Record<string, unknown>,
    });
    found.push(...keys);
  }
  // A text in place of a group is explained with the fields beside it.
  const explained = new Set(found.flatMap(({ code, path }) => (code === 'wrong-shape' ? `${path}` : [])));
  for (const issue of left) {
    const path = [...prefix, ...(issue.path as Path)];
    const shape = shapeAt(entry.shape, issue.path);
    if (!shape || explained.has(`${path}`)) continue;
    explained.add(`${path}`);
    found.push(explainValue(issue, path, valueAt(value, issue.path as Path), shape));
  }
  return { found };
}

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

/** Whether a value is a group of fields. */
export const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
