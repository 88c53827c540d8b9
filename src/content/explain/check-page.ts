import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { Schemas, SectionEntry } from '../schema/schemas.ts';
import { checkValue, isGroup } from './check-value.ts';
import { nameDistance, nearest, plainName, sameName } from './nearest.ts';
import { oneOf, quote } from './wording.ts';

/** A section, and the schema that its type or its fields belong to. */
interface Section {
  value: unknown;
  entry: SectionEntry | undefined;
}

/** A page as far as it could be understood. */
interface CheckedPage {
  found: UnlocatedDiagnostic[];
  sections: Section[];
  /** The page's own fields and its sections as the schemas give them; only if nothing is wrong. */
  data?: Record<string, unknown>;
}

/** Checks a page: its own fields first, then each section against the schema of its type. */
export function checkPage(value: unknown, schemas: Schemas): CheckedPage {
  const written = isGroup(value) && Array.isArray(value.sections) ? value.sections : undefined;
  const sections = written?.map((one) => (isGroup(one) ? { type: 'any' } : one));
  const { found, data } = checkValue(sections ? { ...(value as object), sections } : value, schemas.page);
  const checked = written?.map((section: unknown, at) => {
    if (!isGroup(section)) return { value: section, entry: undefined };
    const path = ['sections', at];
    const entry = entryOf(section, path, schemas, found);
    if (!entry) return { value: section, entry };
    // A type that is wrong has been reported.
    const typed = section.type === undefined ? section : { ...section, type: entry.sectionType };
    const result = checkValue(typed, entry, path);
    found.push(...result.found);
    return { value: section, entry, data: result.data };
  });
  if (!checked || found.length > 0) return { found, sections: checked ?? [] };
  return {
    found,
    sections: checked,
    data: { ...data, sections: checked.map((one) => one.data) },
  };
}

/** Picks the schema of a section by its type. With a mistake in the type, the rest is still checked. */
function entryOf(
  section: Record<string, unknown>,
  path: Path,
  schemas: Schemas,
  found: UnlocatedDiagnostic[],
): SectionEntry | undefined {
  const { sections } = schemas;
  const types = [...sections.keys()];
  const { type } = section;
  const known = typeof type === 'string' ? sections.get(type) : undefined;
  if (known) return known;
  if (type === undefined) {
    // It may be behind another word than “type”.
    const named = types.find((one) => Object.values(section).includes(one));
    const guess = sections.get(named ?? '') ?? byFields(section, schemas);
    const message = 'This section does not say what it is: “type” is missing.';
    const suggestion = `- type: …\nThe types are ${oneOf(types, 20)}.`;
    if (!guess) found.push(error(path, 'missing-type', message, suggestion));
    return guess;
  }
  const written = typeof type === 'string' ? type : '';
  const word = plainName(written);
  const called = types.filter((one) => sections.get(one)?.facts.synonyms?.includes(word));
  const [near] = nearest(written, types, called);
  const isFixable = near !== undefined && (sameName(near, written) || nameDistance(near, written) <= 2);
  const fitting = isFixable ? sections.get(near) : byFields(section, schemas);
  const guess = fitting?.sectionType ?? near;
  const message = written ? `There is no section type ${quote(written)}.` : '“type” is empty.';
  const suggestion = guess ? `type: ${guess}` : `The types are ${oneOf(types, 20)}.`;
  const fixed = isFixable ? near : undefined;
  found.push(error([...path, 'type'], 'unknown-type', message, suggestion, { fixed }));
  return fitting;
}

/** The only type whose schema accepts a section as it is. */
function byFields(section: Record<string, unknown>, { sections }: Schemas): SectionEntry | undefined {
  const fitting = [...sections.values()].filter(
    ({ schema, sectionType }) => schema.safeParse({ ...section, type: sectionType }).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
