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
export interface CheckedPage {
  found: UnlocatedDiagnostic[];
  sections: Section[];
  /** The page's own fields and its sections as the schemas give them; only if nothing is wrong. */
  data?: Record<string, unknown>;
}

/** Checks a page: its own fields first, then each section against the schema of its type. */
export function checkPage(value: unknown, schemas: Schemas): CheckedPage {
  if (!isGroup(value)) return { found: [notGroup(value, [], 'This file')], sections: [] };
  const written = Array.isArray(value.sections) ? value.sections : [];
  const own = Array.isArray(value.sections)
    ? { ...value, sections: written.map(() => ({ type: 'any' })) }
    : value;
  const { found, data } = checkValue(own, schemas.page);
  const sections = written.map((section, at) => sectionOf(section, ['sections', at], schemas, found));
  const checked = sections.map(({ value, entry }, at) => {
    if (!entry || !isGroup(value)) return undefined;
    const section = checkValue({ ...value, type: entry.sectionType }, entry, ['sections', at]);
    found.push(...section.found);
    return section.data;
  });
  return found.length > 0
    ? { found, sections }
    : { found, sections, data: { ...(data as Record<string, unknown>), sections: checked } };
}

function notGroup(value: unknown, path: Path, name: string): UnlocatedDiagnostic {
  const given = Array.isArray(value) ? 'a list' : value === '' || value === null ? 'empty' : 'a text';
  const message = `${name} is ${given}; it needs fields, one on each line, each with a colon.`;
  const suggestion = path.length === 0 ? 'title: …\ndescription: …' : '- type: …';
  return error(path, 'wrong-shape', message, { suggestion });
}

/** Picks the schema of a section by its type. With a mistake in the type, the rest is still checked. */
function sectionOf(value: unknown, path: Path, schemas: Schemas, found: UnlocatedDiagnostic[]): Section {
  if (!isGroup(value)) {
    found.push(notGroup(value, path, `Section ${Number(path[1]) + 1}`));
    return { value, entry: undefined };
  }
  const { type } = value;
  if (type === undefined) return withoutType(value, path, schemas, found);
  const known = typeof type === 'string' ? schemas.sections.get(type) : undefined;
  return { value, entry: known ?? ofUnknownType(value, path, schemas, found) };
}

/** A section without `type`: its type may be under a mistyped key, or show in its fields. */
function withoutType(
  value: Record<string, unknown>,
  path: Path,
  schemas: Schemas,
  found: UnlocatedDiagnostic[],
): Section {
  const key = Object.keys(value).find((key) => sameName(key, 'type') || nameDistance(key, 'type') <= 2);
  const { [key ?? '']: type, ...rest } = value;
  const entry = typeof type === 'string' ? schemas.sections.get(type) : undefined;
  if (entry && key !== undefined) {
    const message = `${quote(key)} is not a field of a section.`;
    found.push(
      error([...path, key], 'unknown-key', message, {
        at: 'key',
        suggestion: `type: ${type}`,
        rename: 'type',
      }),
    );
    return { value: rest, entry };
  }
  const guess = byFields(value, schemas);
  const types = oneOf([...schemas.sections.keys()], 20);
  found.push(
    error(path, 'missing-type', 'This section does not say what it is: “type” is missing.', {
      suggestion: guess ? `- type: ${guess.sectionType}` : `- type: …\nThe types are ${types}.`,
    }),
  );
  return { value, entry: guess };
}

function ofUnknownType(
  value: Record<string, unknown>,
  path: Path,
  schemas: Schemas,
  found: UnlocatedDiagnostic[],
): SectionEntry | undefined {
  const types = [...schemas.sections.keys()];
  const written = typeof value.type === 'string' ? value.type : '';
  const word = plainName(written);
  const called = types.filter((type) => schemas.sections.get(type)?.facts.synonyms?.includes(word));
  const [near] = nearest(written, types, called);
  const isFixable = near !== undefined && (sameName(near, written) || nameDistance(near, written) <= 2);
  const fitting = isFixable ? schemas.sections.get(near) : byFields(value, schemas);
  const guess = fitting?.sectionType ?? near;
  const message = written ? `There is no section type ${quote(written)}.` : '“type” is empty.';
  found.push(
    error([...path, 'type'], 'unknown-type', message, {
      suggestion: guess ? `type: ${guess}` : `The types are ${oneOf(types, 20)}.`,
      fixed: isFixable ? near : undefined,
    }),
  );
  return fitting;
}

/** The only type whose schema accepts a section as it is. */
function byFields(section: Record<string, unknown>, { sections }: Schemas): SectionEntry | undefined {
  const fitting = [...sections.values()].filter(
    ({ schema, sectionType }) => schema.safeParse({ ...section, type: sectionType }).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
