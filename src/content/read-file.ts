import { type Diagnostic, hidesFile, type UnlocatedDiagnostic } from './diagnostic.ts';
import { checkPage } from './explain/check-page.ts';
import { checkValue, valueAt } from './explain/check-value.ts';
import { addressOf, nameOf } from './files/paths.ts';
import { located } from './located.ts';
import { splitMarkdown } from './parse/front-matter.ts';
import { Source } from './parse/source.ts';
import { type Parsed, parse } from './parse.ts';
import { type FileSummary, textAt } from './rules/content-index.ts';
import { fileOf } from './rules/file-link.ts';
import type { FileValues } from './rules/rule.ts';
import { runMarkdownRules, runValueRules } from './rules/run-rules.ts';
import type { Schemas } from './schema/schemas.ts';
import { anyShape } from './schema/shape.ts';
import type { Site } from './schema/site.ts';
import { isHidden } from './shared/is-hidden.ts';
import type { Page, Text } from './site-content.ts';

/** What came of one file; `data` is absent when the file has errors other than placeholders of a new page. */
export interface ReadFile<Data> {
  data?: Data;
  summary: FileSummary;
  problems: Diagnostic[];
  /** Gives what rules about several files report of this one its ranges. */
  locate(found: readonly UnlocatedDiagnostic[]): Diagnostic[];
}

/** Reads a page file. */
export function readPage(file: string, text: string, schemas: Schemas): ReadFile<Page> {
  const { shape } = schemas.page;
  const parsed = parse(file, text, shape, schemas);
  const { found, sections, data } = checkPage(parsed.value, schemas);
  const parts = sections.map(({ value, entry }, at) => ({
    ...{ value, path: ['sections', at] },
    ...(entry ?? { shape: anyShape, sectionType: undefined }),
  }));
  const summary = applyRules(
    parsed,
    { schemas, parts: [{ value: parsed.value, shape, path: [] }, ...parts] },
    found,
  );
  summary.address = addressOf(file);
  const shown = sections.filter(({ value }) => !isHidden(value));
  const isOpened = shown.some(({ entry }) => entry?.facts.opensPage);
  const [first] = shown;
  const startsWithButton =
    first && (first.entry?.facts.hasButton || valueAt(first.value, ['button']) !== undefined);
  const page = {
    ...{ ...data, name: nameOf(file), address: summary.address },
    ...(isOpened && { opened: true }),
    ...(startsWithButton && { startsWithButton }),
  };
  return finish<Page>(parsed, found, summary, data && page);
}

/** Reads site.yaml. */
export function readSite(file: string, text: string, schemas: Schemas): ReadFile<Site> {
  const { shape } = schemas.site;
  const parsed = parse(file, text, shape, schemas);
  const { found, data } = checkValue(parsed.value, schemas.site);
  const parts = [{ value: parsed.value, shape, path: [] }];
  return finish<Site>(parsed, found, applyRules(parsed, { schemas, parts }, found), data);
}

/** Reads a Markdown file: its front matter as YAML, and the Markdown below. */
export function readText(file: string, text: string, schemas: Schemas): ReadFile<Text> {
  const { shape } = schemas.text;
  const { yaml, body, bodyStart, problem } = splitMarkdown(file, text);
  const parsed = { ...parse(file, yaml, shape, schemas), whole: new Source(file, text) };
  if (problem) parsed.problems.unshift(problem);
  const { found, data } = checkValue(parsed.value, schemas.text);
  const parts = [{ value: parsed.value, shape, path: [] }];
  const summary = applyRules(parsed, { schemas, parts }, found);
  if (body !== undefined) summary.references.push(...runMarkdownRules(body, bodyStart, found));
  const files = summary.references.flatMap((one) => fileOf(one) ?? []);
  const own = data && { ...data, name: nameOf(file), source: text, files, path: file };
  return finish<Text>(parsed, found, summary, own);
}

/** Runs the rules over the values of a file, whatever the schema says of them. */
function applyRules({ whole, value }: Parsed, values: FileValues, found: UnlocatedDiagnostic[]): FileSummary {
  const { references, anchors } = runValueRules(values, found);
  const formerly = valueAt(value, ['formerly']);
  return {
    ...{ file: whole.file, references, anchors: anchors.map(({ name }) => name) },
    title: textAt(value, ['title'])?.trim(),
    description: textAt(value, ['description'])?.trim(),
    formerly: Array.isArray(formerly) ? formerly.filter((one) => typeof one === 'string') : [],
    ...(isHidden(value) && { hidden: true }),
  };
}

/** The schemas have given the data its form, which TypeScript cannot see. */
function finish<Data>(
  parsed: Parsed,
  found: readonly UnlocatedDiagnostic[],
  summary: FileSummary,
  data: unknown,
): ReadFile<Data> {
  const problems = [...parsed.problems, ...located(found, parsed)];
  const locate = (later: readonly UnlocatedDiagnostic[]) => located(later, parsed);
  if (problems.some(hidesFile) || !data)
    return { summary: { ...summary, incomplete: true }, problems, locate };
  return { data: data as Data, summary, problems, locate };
}
