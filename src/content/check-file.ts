import { checkCopy } from './check-copy.ts';
import { checkLists } from './check-lists.ts';
import { checkPage, isGroup } from './check-page.ts';
import { checkValue, type Standard } from './check-value.ts';
import { error, type Finding, type Path, warning } from './finding.ts';
import { quote } from './names.ts';
import { nameOf } from './paths.ts';
import type { Outline } from './references.ts';
import { collect } from './references.ts';
import type { Standards } from './standards.ts';
import { walkTexts } from './walk-texts.ts';

/** What a file's values say, before positions matter. */
export interface Checked {
  findings: Finding[];
  outline: Outline;
  /** The data as the schema gives it; only where nothing is wrong with it. */
  data?: unknown;
}

/** The address of the page in a file. */
export function addressOf(file: string): string {
  const name = nameOf(file);
  return name === 'home' ? '/' : `/${name}`;
}

/** Checks the values of a page file. */
export function checkPageValue(file: string, value: unknown, standards: Standards): Checked {
  const { findings, standards: used, data } = checkPage(value, standards);
  const outline = outlineOf(file, value);
  outline.address = addressOf(file);
  if (!isGroup(value)) return { findings, outline };
  if (Array.isArray(value.formerly))
    outline.formerly = value.formerly.filter((one) => typeof one === 'string');
  readTexts(value, standards.page, [], findings, outline);
  const { sections } = value;
  if (Array.isArray(sections)) {
    sections.forEach((section: unknown, at) => {
      const standard = used[at];
      if (standard) readTexts(section, standard, ['sections', at], findings, outline);
      if (isGroup(section)) addAnchor(section.id, ['sections', at, 'id'], findings, outline);
      if (at > 0 && standard?.sectionType === 'hero')
        findings.push(lateHero(at, used[0]?.sectionType === 'hero'));
    });
  }
  if (!data) return { findings, outline };
  const page = { ...data, name: nameOf(file), address: outline.address };
  return { findings, outline, data: page };
}

/** Checks the values of site.yaml or of a front matter. */
export function checkPlainValue(file: string, value: unknown, standard: Standard): Checked {
  const outline = outlineOf(file, value);
  if (!isGroup(value)) {
    const name = standard.root.charAt(0).toUpperCase() + standard.root.slice(1);
    const findings = [
      error([], 'value', 'wrong-shape', `${name} needs fields, one a line, each with a colon.`, {
        suggestion: 'title: …',
      }),
    ];
    return { findings, outline };
  }
  const { findings, data } = checkValue(value, standard);
  readTexts(value, standard, [], findings, outline);
  return { findings, outline, data };
}

function outlineOf(file: string, value: unknown): Outline {
  const outline: Outline = { file, formerly: [], anchors: [], references: [] };
  if (!isGroup(value)) return outline;
  if (typeof value.title === 'string') outline.title = value.title.trim();
  if (typeof value.description === 'string') outline.description = value.description.trim();
  return outline;
}

function readTexts(value: unknown, standard: Standard, prefix: Path, findings: Finding[], outline: Outline) {
  walkTexts(
    value,
    standard.shape,
    (text, shape, path) => {
      collect(text, shape, path, outline.references);
      const found = checkCopy(text, shape, path);
      if (found.length > 0) findings.push(...found);
    },
    prefix,
  );
  findings.push(...checkLists(value, standard.shape, prefix));
}

/** A hero that is not the first section of its page. */
function lateHero(at: number, second: boolean): Finding {
  const message = second
    ? 'This page has a hero already. It holds the main heading, and a page has one.'
    : 'A hero is the opening of a page, with its main heading; here other sections stand above it.';
  return warning(['sections', at, 'type'], 'value', 'late-hero', message, {
    suggestion: second
      ? 'Take it away, or use another type, such as cta.'
      : 'Move it to the top of “sections”.',
  });
}

function addAnchor(id: unknown, path: Path, findings: Finding[], outline: Outline) {
  if (typeof id !== 'string' || id === '') return;
  if (outline.anchors.includes(id)) {
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
  } else outline.anchors.push(id);
}
