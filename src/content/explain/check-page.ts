import { error, type Path, type UnlocatedDiagnostic } from '../diagnostic.ts';
import type { SchemaEntry, Schemas } from '../schema/schemas.ts';
import { typeMeanings } from '../schema/synonyms.ts';
import { checkValue } from './check-value.ts';
import { nameDistance, nearest, sameName } from './nearest.ts';
import { oneOf, quote } from './wording.ts';

/** A page as far as it could be understood: for each section the entry that it was checked against. */
export interface CheckedPage {
  findings: UnlocatedDiagnostic[];
  /** By position in the list; undefined where the type could not be told. */
  schemas: (SchemaEntry | undefined)[];
  /** The page's own fields and its sections as the schemas give them; only without findings. */
  data?: Record<string, unknown>;
}

/** Checks a page: its own fields first, then each section against the schema of its type. */
export function checkPage(value: unknown, schemas: Schemas): CheckedPage {
  if (!isGroup(value)) return { findings: [notGroup(value, [], 'This file')], schemas: [] };
  const sections = Array.isArray(value.sections) ? value.sections : [];
  const summary = Array.isArray(value.sections)
    ? { ...value, sections: sections.map(() => ({ type: 'any' })) }
    : value;
  const { findings, data } = checkValue(summary, schemas.page);
  const checked = sections.map((section, at) => checkSection(section, at, schemas, findings));
  const used = checked.map(({ entry }) => entry);
  if (findings.length > 0) return { findings, schemas: used };
  const page = { ...(data as Record<string, unknown>), sections: checked.map((section) => section.data) };
  return { findings, schemas: used, data: page };
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notGroup(value: unknown, path: Path, name: string): UnlocatedDiagnostic {
  const given = Array.isArray(value) ? 'a list' : value === '' || value === null ? 'empty' : 'a text';
  return error(
    path,
    'value',
    'wrong-shape',
    `${name} is ${given}; it needs fields, one a line, each with a colon.`,
    {
      suggestion: path.length === 0 ? 'title: …\ndescription: …' : '- type: …',
    },
  );
}

function checkSection(
  section: unknown,
  at: number,
  all: Schemas,
  findings: UnlocatedDiagnostic[],
): { entry: SchemaEntry | undefined; data?: unknown } {
  const path: Path = ['sections', at];
  if (!isGroup(section)) {
    findings.push(notGroup(section, path, `Section ${at + 1}`));
    return { entry: undefined };
  }
  const entry = entryFor(section, path, all, findings);
  if (!entry) return { entry };
  const checked = checkValue({ ...section, type: entry.sectionType }, entry, path);
  findings.push(...checked.findings);
  return { entry, data: checked.data };
}

/** Picks the schema of a section by its type; a slip in the type is told and the rest still checked. */
function entryFor(
  section: Record<string, unknown>,
  path: Path,
  all: Schemas,
  findings: UnlocatedDiagnostic[],
): SchemaEntry | undefined {
  const { type } = section;
  const known = typeof type === 'string' ? all.sections.get(type) : undefined;
  if (known) return known;
  const types = [...all.sections.keys()];
  if (type === undefined) {
    const written = Object.keys(section).find(
      (key) => sameName(key, 'type') || nameDistance(key, 'type') <= 2,
    );
    const near = written === undefined ? undefined : section[written];
    const entry = typeof near === 'string' ? all.sections.get(near) : undefined;
    if (entry && written !== undefined) {
      findings.push(
        error([...path, written], 'key', 'unknown-key', `${quote(written)} is not a field of a section.`, {
          suggestion: `type: ${near}`,
          edit: { kind: 'rename-key', key: 'type' },
        }),
      );
      delete section[written];
      return entry;
    }
    const guess = bestByFields(section, all);
    findings.push(
      error(path, 'value', 'missing-type', 'This section does not say what it is: “type” is missing.', {
        suggestion: guess ? `- type: ${guess.sectionType}` : `- type: …\nThe types are ${oneOf(types, 20)}.`,
      }),
    );
    return guess;
  }
  const written = typeof type === 'string' ? type : '';
  const [near] = nearest(written, types, typeMeanings);
  const sure = near !== undefined && (sameName(near, written) || nameDistance(near, written) <= 2);
  const fitting = sure ? all.sections.get(near) : bestByFields(section, all);
  const guess = fitting?.sectionType ?? near;
  const message = written ? `There is no section type ${quote(written)}.` : '“type” is empty.';
  findings.push(
    error([...path, 'type'], 'value', 'unknown-type', message, {
      suggestion: guess ? `type: ${guess}` : `The types are ${oneOf(types, 20)}.`,
      ...(sure ? { edit: { kind: 'set-text', text: near } } : {}),
    }),
  );
  return fitting;
}

/** The type whose schema accepts a section as it is; none when none or several do. */
function bestByFields(section: Record<string, unknown>, all: Schemas): SchemaEntry | undefined {
  const fitting = [...all.sections.values()].filter(
    (entry) => entry.schema.safeParse({ ...section, type: entry.sectionType }).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
