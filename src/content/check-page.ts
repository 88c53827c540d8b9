import { checkValue, type Standard } from './check-value.ts';
import { error, type Finding, type Path } from './finding.ts';
import { typeMeanings } from './meanings.ts';
import { oneOf, quote } from './names.ts';
import { nameDistance, nearest, sameName } from './nearest.ts';
import type { Standards } from './standards.ts';

/** A page as far as it could be understood: for each section the standard that it was checked against. */
export interface CheckedPage {
  findings: Finding[];
  /** By position in the list; undefined where the type could not be told. */
  standards: (Standard | undefined)[];
  /** The page's own fields and its sections as the schemas give them; only without findings. */
  data?: Record<string, unknown>;
}

/** Checks a page: its own fields first, then each section against the schema of its type. */
export function checkPage(value: unknown, standards: Standards): CheckedPage {
  if (!isGroup(value)) return { findings: [notGroup(value, [], 'This file')], standards: [] };
  const sections = Array.isArray(value.sections) ? value.sections : [];
  const outline = Array.isArray(value.sections)
    ? { ...value, sections: sections.map(() => ({ type: 'any' })) }
    : value;
  const { findings, data } = checkValue(outline, standards.page);
  const checked = sections.map((section, at) => checkSection(section, at, standards, findings));
  const used = checked.map(({ standard }) => standard);
  if (findings.length > 0) return { findings, standards: used };
  const page = { ...(data as Record<string, unknown>), sections: checked.map((section) => section.data) };
  return { findings, standards: used, data: page };
}

/** Whether a value is a group of fields. */
export function isGroup(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function notGroup(value: unknown, path: Path, name: string): Finding {
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
  all: Standards,
  findings: Finding[],
): { standard: Standard | undefined; data?: unknown } {
  const path: Path = ['sections', at];
  if (!isGroup(section)) {
    findings.push(notGroup(section, path, `Section ${at + 1}`));
    return { standard: undefined };
  }
  const standard = standardFor(section, path, all, findings);
  if (!standard) return { standard };
  const checked = checkValue({ ...section, type: standard.sectionType }, standard, path);
  findings.push(...checked.findings);
  return { standard, data: checked.data };
}

/** Picks the schema of a section by its type; a slip in the type is told and the rest still checked. */
function standardFor(
  section: Record<string, unknown>,
  path: Path,
  all: Standards,
  findings: Finding[],
): Standard | undefined {
  const { type } = section;
  const known = typeof type === 'string' ? all.sections.get(type) : undefined;
  if (known) return known;
  const types = [...all.sections.keys()];
  if (type === undefined) {
    const written = Object.keys(section).find(
      (key) => sameName(key, 'type') || nameDistance(key, 'type') <= 2,
    );
    const near = written === undefined ? undefined : section[written];
    const standard = typeof near === 'string' ? all.sections.get(near) : undefined;
    if (standard && written !== undefined) {
      findings.push(
        error([...path, written], 'key', 'unknown-key', `${quote(written)} is not a field of a section.`, {
          suggestion: `type: ${near}`,
          edit: { kind: 'rename-key', key: 'type' },
        }),
      );
      delete section[written];
      return standard;
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
function bestByFields(section: Record<string, unknown>, all: Standards): Standard | undefined {
  const fitting = [...all.sections.values()].filter(
    (standard) => standard.schema.safeParse({ ...section, type: standard.sectionType }).success,
  );
  return fitting.length === 1 ? fitting[0] : undefined;
}
