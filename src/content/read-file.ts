import { type Diagnostic, hidesFile, type UnlocatedDiagnostic } from './diagnostic.ts';
import { checkPage } from './explain/check-page.ts';
import { checkFields, isGroup, isHidden, valueAt } from './explain/check-value.ts';
import { addressOf, nameOf } from './files/paths.ts';
import { located } from './located.ts';
import { tooLong } from './parse/decode.ts';
import { splitMarkdown } from './parse/front-matter.ts';
import { Source } from './parse/source.ts';
import { type Parsed, parse } from './parse.ts';
import type { FileSummary } from './rules/content-index.ts';
import { fileOf } from './rules/file-link.ts';
import type { FileValues } from './rules/rule.ts';
import { runMarkdownRules, runValueRules } from './rules/run-rules.ts';
import type { Schemas } from './schema/schemas.ts';
import { anyShape } from './schema/shape.ts';
import type { Site } from './schema/site.ts';
import type { Page, Text } from './site-content.ts';

/** What came of one file; `data` is absent when the file has errors other than placeholders of a new page. */
export interface ReadFile<Data> {
  data?: Data;
  summary: FileSummary;
  problems: Diagnostic[];
  /** Gives what rules about several files report of this one its ranges. */
  locate(found: readonly UnlocatedDiagnostic[]): Diagnostic[];
}

/** What the values of a file say, before anything in it has a range. */
interface Checked {
  found: UnlocatedDiagnostic[];
  summary: FileSummary;
  data?: unknown;
}

/** Reads a page file. */
export function readPage(file: string, text: string, schemas: Schemas): ReadFile<Page> {
  const parsed = parse(file, text, schemas.page.shape, schemas);
  return finish<Page>(parsed, checkPageValue(file, parsed.value, schemas));
}

/** Reads site.yaml. */
export function readSite(file: string, text: string, schemas: Schemas): ReadFile<Site> {
  const parsed = parse(file, text, schemas.site.shape, schemas);
  return finish<Site>(parsed, checkFieldsValue('site', file, parsed.value, schemas));
}

/** Reads a Markdown file: its front matter as YAML, and the Markdown below. */
export function readText(file: string, text: string, schemas: Schemas): ReadFile<Text> {
  const refused = tooLong(new Source(file, text));
  if (refused) {
    const empty = { ...parse(file, '', schemas.text.shape, schemas), problems: [refused] };
    return finish<Text>(empty, { found: [], summary: noSummary(file) });
  }
  const { parsed, body, bodyStart } = openText(file, text, schemas);
  const checked = checkFieldsValue('text', file, parsed.value, schemas);
  const { found, references } =
    body === undefined ? { found: [], references: [] } : runMarkdownRules(body, bodyStart);
  checked.found.push(...found);
  checked.summary.references.push(...references);
  const files = references.flatMap((one) => fileOf(one) ?? []);
  if (checked.data) checked.data = { ...checked.data, name: nameOf(file), source: text, files, path: file };
  return finish<Text>(parsed, checked);
}

/** Checks the values of a page. */
function checkPageValue(file: string, value: unknown, schemas: Schemas): Checked {
  const { found, sections, data } = checkPage(value, schemas);
  const parts = [
    { value, shape: schemas.page.shape, path: [] },
    ...sections.map(({ value, entry }, at) => ({
      value,
      shape: entry?.shape ?? anyShape,
      path: ['sections', at],
      sectionType: entry?.sectionType,
    })),
  ];
  const checked = check(file, { kind: 'page', value, schemas, parts }, found, data);
  const address = addressOf(file);
  checked.summary.address = address;
  if (!checked.data) return checked;
  const shown = sections.filter(({ value }) => !isHidden(value));
  const isOpened = shown.some(({ entry }) => entry?.facts.opensPage);
  const [first] = shown;
  const startsWithButton =
    first && (first.entry?.facts.hasButton || valueAt(first.value, ['button']) !== undefined);
  const page = {
    ...data,
    name: nameOf(file),
    address,
    ...(isOpened && { opened: true }),
    ...(startsWithButton && { startsWithButton }),
  };
  return { ...checked, data: page };
}

/** Checks the values of site.yaml or of a front matter. */
function checkFieldsValue(kind: 'site' | 'text', file: string, value: unknown, schemas: Schemas): Checked {
  const entry = schemas[kind];
  const { found, data } = checkFields(value, entry);
  const parts = [{ value, shape: entry.shape, path: [] }];
  return check(file, { kind, value, schemas, parts }, found, data);
}

const noSummary = (file: string): FileSummary => ({
  file,
  formerly: [],
  anchors: [],
  references: [],
});

/** Runs the rules over values, whatever the schema says of them. */
function check(
  file: string,
  values: Omit<FileValues, 'value'> & { value: unknown },
  found: UnlocatedDiagnostic[],
  data: unknown,
): Checked {
  const { value } = values;
  const summary = noSummary(file);
  if (!isGroup(value)) return { found, summary, data };
  const checked = runValueRules({ ...values, value });
  found.push(...checked.found);
  summary.references = checked.references;
  if (typeof value.title === 'string') summary.title = value.title.trim();
  if (typeof value.description === 'string') summary.description = value.description.trim();
  if (Array.isArray(value.formerly))
    summary.formerly = value.formerly.filter((one) => typeof one === 'string');
  if (isHidden(value)) summary.hidden = true;
  summary.anchors = checked.anchors.map(({ name }) => name);
  return { found, summary, data: found.some(hidesFile) ? undefined : data };
}

/** Parses a text's front matter; mistakes in the lines of dashes around it are among its problems. */
function openText(file: string, text: string, schemas: Schemas) {
  const { yaml, body, bodyStart, problems: edges } = splitMarkdown(file, text);
  const parsed = parse(file, yaml, schemas.text.shape, schemas);
  const problems = [...edges, ...parsed.problems];
  return { parsed: { ...parsed, problems, whole: new Source(file, text) }, body, bodyStart };
}

/** The schemas have given the data its form, which TypeScript cannot see through the choice of schema. */
function finish<Data>(parsed: Parsed, { found, summary, data }: Checked): ReadFile<Data> {
  const problems = [...parsed.problems, ...located(found, parsed)];
  const locate = (later: readonly UnlocatedDiagnostic[]) => located(later, parsed);
  if (problems.some(hidesFile) || !data)
    return { summary: { ...summary, incomplete: true }, problems, locate };
  return { data: data as Data, summary, problems, locate };
}
