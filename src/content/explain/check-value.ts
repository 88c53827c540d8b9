import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import type { SchemaEntry } from '../schema/schemas.ts';
import { shapeAt } from '../schema/shape.ts';
import { explainKeys } from './keys.ts';
import { typed } from './typed.ts';
import { explainValue } from './value.ts';

/** What came of a check; without findings, the data as the schema gives it. */
export interface CheckedValue {
  findings: UnlocatedDiagnostic[];
  data: unknown;
}

/**
 * Checks a value against a schema.
 * @param prefix path of the value within its file
 * @returns what is wrong, explained, one finding for one mistake; the data, when the schema accepts the value
 */
export function checkValue(written: unknown, entry: SchemaEntry, prefix: Path = []): CheckedValue {
  const value = typed(written, entry.shape);
  const result = entry.schema.safeParse(value);
  if (result.success) return { findings: [], data: result.data };
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
  // What a group as a whole lacks is no news while its keys are wrong.
  const news = found.filter(
    ({ code, path }) => code !== 'not-valid' || !groups.has(JSON.stringify(path.slice(prefix.length))),
  );
  found.splice(0, found.length, ...news);
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
  return { findings: withoutEmptyContainers(found), data: undefined };
}

/** What a field that is empty lacks is told where its keys went; that it is empty is then no news. */
function withoutEmptyContainers(found: UnlocatedDiagnostic[]): UnlocatedDiagnostic[] {
  const moved = found.filter((finding) => finding.edit?.kind === 'nest');
  return found.filter((finding) => {
    if (finding.code !== 'empty-value') return true;
    const parent = JSON.stringify(finding.path.slice(0, -1));
    return !moved.some((other) => JSON.stringify(other.path.slice(0, -1)) === parent);
  });
}

/** The value at a path below a value; undefined where there is none. */
export function valueAt(value: unknown, path: Path): unknown {
  let at: unknown = value;
  for (const step of path) {
    if (typeof at !== 'object' || at === null || !Object.hasOwn(at, step)) return undefined;
    at = (at as Record<string | number, unknown>)[step];
  }
  return at;
}
