import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { exampleLines } from './snippet.ts';
import { groupName, oneOf, quote, quoteExample, sentence } from './wording.ts';

/** A group of fields with keys that do not belong there, or without keys that it needs. */
interface KeyTrouble {
  path: Path;
  shape: Shape;
  value: Record<string, unknown>;
  unknown: string[];
  missing: string[];
  /** The shapes of the groups around it, nearest first. */
  around: readonly Shape[];
  root: string;
  sectionType?: string;
}

/** Where a group has more unknown keys than this, it is something else altogether. */
const mostKeys = 300;

/** Explains unknown and missing keys together, so that one mistyped key is one message. */
export function explainKeys(trouble: KeyTrouble): UnlocatedDiagnostic[] {
  const missing = new Set(trouble.missing);
  const found: UnlocatedDiagnostic[] = [];
  const left = nestedKeys(trouble, missing, found);
  const unexplained: string[] = [];
  for (const key of left.slice(0, mostKeys)) {
    const meant = rename(trouble, key, missing);
    const isMissing = meant !== undefined && missing.delete(meant);
    if (meant || properPlace(trouble, key)) found.push(unknownKey(trouble, key, meant, isMissing));
    else unexplained.push(key);
  }
  found.push(...inPlaceOf(trouble, unexplained, missing));
  for (const key of missing) found.push(missingKey(trouble, key));
  return found;
}

/** The field that was meant, when the group does not have it yet. */
function rename(trouble: KeyTrouble, key: string, missing: Set<string>): string | undefined {
  const free = [...trouble.shape.fields.keys()].filter(
    (name) => !(name in trouble.value) || missing.has(name),
  );
  return nearest(key, free, fieldsCalled(plainName(key), trouble.shape))[0];
}

/** The fields that other systems call so, the likeliest first. */
const fieldsCalled = (name: string, { fields }: Shape): string[] =>
  [...fields]
    .map(([field, { synonyms = [] }]) => ({ field, rank: synonyms.indexOf(name) }))
    .filter(({ rank }) => rank >= 0)
    .sort((a, b) => a.rank - b.rank)
    .map(({ field }) => field);

/** A strange key where a field of the same kind is missing: most likely that field by another name. */
function inPlaceOf(trouble: KeyTrouble, keys: string[], missing: Set<string>): UnlocatedDiagnostic[] {
  return keys.map((key) => {
    const fitting = [...missing].filter((name) => fits(trouble.value[key], trouble.shape.fields.get(name)));
    const [meant] = keys.length === 1 && fitting.length === 1 ? fitting : [];
    if (meant !== undefined) missing.delete(meant);
    return unknownKey(trouble, key, meant, meant !== undefined);
  });
}

function fits(value: unknown, shape: Shape | undefined): boolean {
  if (Array.isArray(value)) return shape?.kind === 'list';
  return typeof value === 'object' ? shape?.kind === 'map' : shape?.kind === 'text';
}

/** A new name is certain if hardly a letter differs. A word or number that is more than the name stays where it is. */
const isFixable = (key: string, name: string) =>
  sameName(key, name) || (!/[\s\d]/.test(key) && nameDistance(key, name) <= (name.length >= 6 ? 2 : 1));

/** @param isMissing whether the field that was meant is one that cannot be left out */
function unknownKey(
  trouble: KeyTrouble,
  key: string,
  meant: string | undefined,
  isMissing: boolean,
): UnlocatedDiagnostic {
  const path = [...trouble.path, key];
  const group = groupName(trouble.path, trouble.root, trouble.sectionType);
  if (meant !== undefined && isFixable(key, meant)) {
    const isSpelling = sameName(key, meant);
    const message = isSpelling
      ? `${quote(key)} is spelled ${quote(meant)} here.`
      : `${quote(key)} is not a field of ${group}.`;
    return error(path, isSpelling ? 'key-spelling' : 'unknown-key', message, {
      at: 'key',
      suggestion: `${meant}: ${short(trouble.value[key])}`,
      rename: meant,
    });
  }
  const place = isMissing ? undefined : properPlace(trouble, key);
  if (place)
    return error(path, 'misplaced-key', `${quote(key)} is not a field of ${group}.`, {
      at: 'key',
      ...place,
    });
  const fields = `The fields here are ${oneOf([...trouble.shape.fields.keys()])}.`;
  const suggestion = meant
    ? `Did you mean ${quote(meant)}?`
    : /^[A-Z]/.test(key) && typeof trouble.value[key] === 'string'
      ? `${fields}\nIf it is a note, begin the line with #.`
      : fields;
  return error(path, 'unknown-key', `${quote(key)} is not a field of ${group}.`, {
    at: 'key',
    suggestion,
  });
}

/** Where a key belongs that is indented too much or too little. */
function properPlace(trouble: KeyTrouble, key: string): Pick<UnlocatedDiagnostic, 'suggestion'> | undefined {
  for (const [name, field] of trouble.shape.fields) {
    const group = field.kind === 'list' ? field.item : field;
    if (group?.fields.has(key)) {
      const place = field.kind === 'list' ? `an item of ${quote(name)}` : quote(name);
      return { suggestion: `It belongs to ${place}: write it under ${quote(name)}, indented further.` };
    }
  }
  const owners = trouble.around
    .flatMap((shape) => groupsWith(shape, key))
    .filter((name) => !trouble.path.includes(name));
  const [owner] = owners;
  if (owner !== undefined && owners.length === 1) {
    return { suggestion: `It belongs to ${quote(owner)}: write it under ${quote(`${owner}:`)}.` };
  }
  const outer = trouble.around.findIndex((shape) => shape.fields.has(key));
  if (outer < 0) return undefined;
  return { suggestion: 'It belongs one level further out: take some of the spaces before it away.' };
}

/** The fields of a group that are groups with this key themselves. */
const groupsWith = ({ fields }: Shape, key: string): string[] =>
  [...fields].filter(([, field]) => field.kind === 'map' && field.fields.has(key)).map(([name]) => name);

function missingKey(trouble: KeyTrouble, key: string): UnlocatedDiagnostic {
  const group = groupName(trouble.path, trouble.root, trouble.sectionType);
  const shape = trouble.shape.fields.get(key);
  const words =
    shape?.field === 'text' && shape.example ? `; for example ${quoteExample(shape.example)}` : '';
  const message = `${sentence(group)} needs ${quote(key)}, which is missing${words}.`;
  return error(trouble.path, 'missing-key', message, {
    at: 'key',
    suggestion: shape ? exampleLines(key, shape).join('\n') : `${key}: …`,
    inGroup: true,
    lacks: key,
  });
}

/** Keys that belong under a field which is missing, has nothing under it, or has a text: one message for all of them. */
function nestedKeys(trouble: KeyTrouble, missing: Set<string>, found: UnlocatedDiagnostic[]): string[] {
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
const short = (value: unknown) => (typeof value === 'string' && value.length < 60 ? value : '…');
