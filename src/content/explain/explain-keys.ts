import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { exampleLines } from './snippet.ts';
import { oneOf, quote, quoteExample, sentence } from './wording.ts';

/** A group of fields with keys that do not belong there, or without keys that it needs. */
interface KeyTrouble {
  path: Path;
  /** How messages call the group. */
  name: string;
  shape: Shape;
  value: Record<string, unknown>;
  unknown: string[];
  missing: string[];
  /** The shapes of the groups around it, nearest first. */
  around: readonly Shape[];
}

/** Where a group has more unknown keys than this, it is something else altogether. */
const mostKeys = 300;

/** Explains unknown and missing keys together, so that one mistyped key is one message. */
export function explainKeys(trouble: KeyTrouble): UnlocatedDiagnostic[] {
  const missing = new Set(trouble.missing);
  const found: UnlocatedDiagnostic[] = [];
  const left = nestedKeys(trouble, missing, found);
  for (const key of left.slice(0, mostKeys)) {
    const other =
      left.length === 1 && !properPlace(trouble, key) ? onlyFitting(trouble, key, missing) : undefined;
    const meant = fieldMeant(trouble, key, missing) ?? other;
    found.push(unknownKey(trouble, key, meant, missing));
    if (meant !== undefined) missing.delete(meant);
  }
  for (const key of missing) found.push(missingKey(trouble, key));
  return found;
}

/** The field that was meant, when the group does not have it yet. */
function fieldMeant({ shape, value }: KeyTrouble, key: string, missing: ReadonlySet<string>) {
  const free = [...shape.fields.keys()].filter((name) => !(name in value) || missing.has(name));
  // The fields that other systems call so, the likeliest first.
  const rank = (field: string) => shape.fields.get(field)?.synonyms?.indexOf(plainName(key)) ?? -1;
  const called = free.filter((field) => rank(field) >= 0).sort((a, b) => rank(a) - rank(b));
  return nearest(key, free, called)[0];
}

/** Where one field of the same kind is missing, a strange key is most likely that field by another name. */
function onlyFitting({ shape, value }: KeyTrouble, key: string, missing: ReadonlySet<string>) {
  const own = value[key];
  const kind = Array.isArray(own) ? 'list' : typeof own === 'object' ? 'map' : 'text';
  const [fitting, another] = [...shape.fields].filter(
    ([name, field]) => missing.has(name) && (field.kind === kind || field.options.includes(`${own}`)),
  );
  return another ? undefined : fitting?.[0];
}

/** A new name is certain if hardly a letter differs. A word or number that is more than the name stays where it is. */
const isFixable = (key: string, name: string) =>
  sameName(key, name) || (!/[\s\d]/.test(key) && nameDistance(key, name) <= (name.length >= 6 ? 2 : 1));

/** @param meant the field that was most likely meant */
function unknownKey(
  trouble: KeyTrouble,
  key: string,
  meant: string | undefined,
  missing: ReadonlySet<string>,
): UnlocatedDiagnostic {
  const path = [...trouble.path, key];
  const message = `${quote(key)} is not a field of ${trouble.name}.`;
  if (meant !== undefined && isFixable(key, meant)) {
    const suggestion = `${meant}: ${short(trouble.value[key])}`;
    const details = { at: 'key', rename: meant } as const;
    return sameName(key, meant)
      ? error(path, 'key-spelling', `${quote(key)} is spelled ${quote(meant)} here.`, suggestion, details)
      : error(path, 'unknown-key', message, suggestion, details);
  }
  const place = meant !== undefined && missing.has(meant) ? undefined : properPlace(trouble, key);
  if (place) return error(path, 'misplaced-key', message, place, { at: 'key' });
  const fields = `The fields here are ${oneOf([...trouble.shape.fields.keys()])}.`;
  const isNote = /^[A-Z]/.test(key) && typeof trouble.value[key] === 'string';
  const suggestion = isNote ? `${fields}\nIf it is a note, begin the line with #.` : fields;
  return error(path, 'unknown-key', message, meant ? `Did you mean ${quote(meant)}?` : suggestion, {
    at: 'key',
  });
}

/** Where a key belongs that is indented too much or too little. */
function properPlace({ shape, around, path }: KeyTrouble, key: string): string | undefined {
  for (const [name, field] of shape.fields) {
    const group = field.kind === 'list' ? field.item : field;
    if (!group?.fields.has(key)) continue;
    const place = field.kind === 'list' ? `an item of ${quote(name)}` : quote(name);
    return `It belongs to ${place}: write it under ${quote(name)}, indented further.`;
  }
  const owners = around
    .flatMap(({ fields }) => [...fields])
    .filter(([name, field]) => field.kind === 'map' && field.fields.has(key) && !path.includes(name));
  const [owner] = owners[0] ?? [];
  if (owner !== undefined && owners.length === 1)
    return `It belongs to ${quote(owner)}: write it under ${quote(`${owner}:`)}.`;
  return around.some(({ fields }) => fields.has(key))
    ? 'It belongs one level further out: indent it less.'
    : undefined;
}

function missingKey({ path, name, shape }: KeyTrouble, key: string): UnlocatedDiagnostic {
  const field = shape.fields.get(key);
  const words =
    field?.field === 'text' && field.example ? `; for example ${quoteExample(field.example)}` : '';
  const message = `${sentence(name)} needs ${quote(key)}, which is missing${words}.`;
  const lines = field ? exampleLines(key, field).join('\n') : `${key}: …`;
  return error(path, 'missing-key', message, lines, { at: 'key', lacks: key });
}

/** Keys that belong under a field which is missing, has nothing under it, or has a text: one message for all of them. */
function nestedKeys(trouble: KeyTrouble, missing: Set<string>, found: UnlocatedDiagnostic[]): string[] {
  const { path, shape, value } = trouble;
  let left = trouble.unknown;
  for (const [name, { kind, fields }] of shape.fields) {
    const text = value[name] ?? '';
    const own = left.filter((key) => fields.has(key));
    const [first] = own;
    if (kind !== 'map' || typeof text !== 'string' || first === undefined) continue;
    left = left.filter((key) => !own.includes(key));
    missing.delete(name);
    // A text behind the colon is the first field of the group.
    const behind = text === '' ? [] : [[...fields.keys()].find((key) => !own.includes(key)) ?? '…'];
    const keys = [...behind.flat(), ...own];
    const listed = keys.map(quote).join(' and ');
    const lines = keys.map((key) => `  ${key}: ${short(own.includes(key) ? value[key] : text)}`);
    const suggestion = [`${name}:`, ...lines].join('\n');
    const message = `${listed} ${keys.length > 1 ? 'belong' : 'belongs'} under ${quote(name)}, not beside it.`;
    const report =
      text === ''
        ? error([...path, first], 'misplaced-key', message, suggestion, { at: 'key' })
        : error(
            [...path, name],
            'wrong-shape',
            `${quote(name)} has fields of its own: ${listed}.`,
            suggestion,
          );
    found.push(report);
  }
  return left;
}

/** A value as a suggestion shows it. */
const short = (value: unknown) => (typeof value === 'string' && value.length < 60 ? value : '…');
