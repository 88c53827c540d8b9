import { plainName } from '../explain/nearest.ts';
import { fieldSynonyms as fieldMeanings } from '../schema/synonyms.ts';
import { brokenKey } from './bare.ts';
import { type Entry, readSeveralWords } from './entry.ts';
import { type Frame, wants } from './frames.ts';
import type { Structure } from './structure.ts';

/**
 * Several words and a colon where fields stand: a field by a name that it does not have, such as `sub title:`.
 * @param group whose fields stand in the column of the words
 * @returns the field as it is written; nothing where the line is a text, or a field whose colon was forgotten
 */
export function nameOfWords(
  on: Structure,
  at: number,
  group: Frame | undefined,
): { entry: Entry; group: Frame } | undefined {
  const entry = group && readSeveralWords(on.line(at));
  if (!entry) return undefined;
  const fields = [...(group.shape?.fields ?? [])].filter(
    ([name, { field }]) => field === 'text' && wants(group, name),
  );
  const known = Object.hasOwn(fieldMeanings, plainName(entry.key));
  const broken = brokenKey(
    entry.key,
    fields.map(([name]) => name),
  );
  return broken && !known ? undefined : { entry, group };
}
