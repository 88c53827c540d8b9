import { error, type Path, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { checkPage, isGroup } from '../explain/check-page.ts';
import { checkValue } from '../explain/check-value.ts';
import { quote } from '../explain/wording.ts';
import { addressOf, nameOf } from '../files/paths.ts';
import type { SchemaEntry, Schemas } from '../schema/schemas.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import { checkCopy } from './check-copy.ts';
import { checkLists } from './check-lists.ts';
import type { FileSummary } from './references.ts';
import { collect } from './references.ts';

/** What a file's values say, before positions matter. */
export interface Checked {
  findings: UnlocatedDiagnostic[];
  summary: FileSummary;
  /** The data as the schema gives it; only where nothing is wrong with it. */
  data?: unknown;
}

/** Checks the values of a page file. */
export function checkPageValue(file: string, value: unknown, schemas: Schemas): Checked {
  const { findings, schemas: used, data } = checkPage(value, schemas);
  const summary = summaryOf(file, value);
  summary.address = addressOf(file);
  if (!isGroup(value)) return { findings, summary };
  if (Array.isArray(value.formerly))
    summary.formerly = value.formerly.filter((one) => typeof one === 'string');
  readTexts(value, schemas.page, [], findings, summary);
  const { sections } = value;
  if (Array.isArray(sections)) {
    sections.forEach((section: unknown, at) => {
      const entry = used[at];
      if (entry) readTexts(section, entry, ['sections', at], findings, summary);
      if (isGroup(section)) addAnchor(section.id, ['sections', at, 'id'], findings, summary);
      if (at > 0 && entry?.sectionType === 'hero')
        findings.push(lateHero(at, used[0]?.sectionType === 'hero'));
    });
  }
  if (!data) return { findings, summary };
  const page = { ...data, name: nameOf(file), address: summary.address };
  return { findings, summary, data: page };
}

/** Checks the values of site.yaml or of a front matter. */
export function checkPlainValue(file: string, value: unknown, entry: SchemaEntry): Checked {
  const summary = summaryOf(file, value);
  if (!isGroup(value)) {
    const name = entry.root.charAt(0).toUpperCase() + entry.root.slice(1);
    const findings = [
      error([], 'value', 'wrong-shape', `${name} needs fields, one a line, each with a colon.`, {
        suggestion: 'title: …',
      }),
    ];
    return { findings, summary };
  }
  const { findings, data } = checkValue(value, entry);
  readTexts(value, entry, [], findings, summary);
  return { findings, summary, data };
}

function summaryOf(file: string, value: unknown): FileSummary {
  const summary: FileSummary = { file, formerly: [], anchors: [], references: [] };
  if (!isGroup(value)) return summary;
  if (typeof value.title === 'string') summary.title = value.title.trim();
  if (typeof value.description === 'string') summary.description = value.description.trim();
  return summary;
}

function readTexts(
  value: unknown,
  entry: SchemaEntry,
  prefix: Path,
  findings: UnlocatedDiagnostic[],
  summary: FileSummary,
) {
  walkTexts(
    value,
    entry.shape,
    (text, shape, path) => {
      collect(text, shape, path, summary.references);
      const found = checkCopy(text, shape, path);
      if (found.length > 0) findings.push(...found);
    },
    prefix,
  );
  findings.push(...checkLists(value, entry.shape, prefix));
}

/** A hero that is not the first section of its page. */
function lateHero(at: number, second: boolean): UnlocatedDiagnostic {
  const message = second
    ? 'This page has a hero already. It holds the main heading, and a page has one.'
    : 'A hero is the opening of a page, with its main heading; here other sections stand above it.';
  return warning(['sections', at, 'type'], 'value', 'late-hero', message, {
    suggestion: second
      ? 'Take it away, or use another type, such as cta.'
      : 'Move it to the top of “sections”.',
  });
}

function addAnchor(id: unknown, path: Path, findings: UnlocatedDiagnostic[], summary: FileSummary) {
  if (typeof id !== 'string' || id === '') return;
  if (summary.anchors.includes(id)) {
    findings.push(
      error(
        path,
        'value',
        'duplicate-anchor',
        `Another section of this page has the name ${quote(id)} already.`,
        {
          suggestion: `id: ${id}-2`,
        },
      ),
    );
  } else summary.anchors.push(id);
}
