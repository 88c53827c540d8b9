import type { Diagnostic, UnlocatedDiagnostic } from './diagnostic.ts';
import { nameOf } from './files/paths.ts';
import type { Page, Text } from './model.ts';
import { readPlain } from './parse/fast-path.ts';
import { splitMarkdown } from './parse/front-matter.ts';
import { locate } from './parse/locate.ts';
import { type Parsed, parse } from './parse/parse.ts';
import { Source } from './parse/source.ts';
import { type Checked, checkPageValue, checkPlainValue } from './rules/check-file.ts';
import { checkMarkdown } from './rules/check-markdown.ts';
import type { FileSummary } from './rules/references.ts';
import type { Schemas } from './schema/schemas.ts';
import type { Site } from './schema/site.ts';

/** What came of one file; `data` is absent when the file has errors. */
export interface ReadFile<Data> {
  data?: Data;
  summary: FileSummary;
  problems: Diagnostic[];
}

/** Reads a page file. A pure function of its arguments, so that any thread may run it. */
export function readPage(file: string, text: string, schemas: Schemas): ReadFile<Page> {
  const plain = readPlain(text);
  if (plain !== undefined) {
    const { findings, summary, data } = checkPageValue(file, plain, schemas);
    if (findings.length === 0 && data) return { data: data as Page, summary, problems: [] };
  }
  const parsed = parse(file, text, schemas.page.shape, schemas);
  return finish<Page>(parsed, checkPageValue(file, parsed.value, schemas));
}

/** Reads site.yaml. */
export function readSite(file: string, text: string, schemas: Schemas): ReadFile<Site> {
  const parsed = parse(file, text, schemas.site.shape, schemas);
  return finish<Site>(parsed, checkPlainValue(file, parsed.value, schemas.site));
}

/** Reads a Markdown file: its front matter as YAML, and the Markdown under it. */
export function readText(file: string, text: string, schemas: Schemas, path: string): ReadFile<Text> {
  const { parsed, body, bodyStart } = openText(file, text, schemas);
  const checked = checkPlainValue(file, parsed.value, schemas.text);
  const { findings, links } = checkMarkdown(body, bodyStart);
  checked.findings.push(...findings);
  checked.summary.references.push(...links);
  if (checked.data) checked.data = { ...checked.data, name: nameOf(file), body, path };
  return finish<Text>(parsed, checked);
}

/** Parses a Markdown file's front matter, whose slips at its edges are told with those inside it. */
function openText(file: string, text: string, schemas: Schemas) {
  const { yaml, body, bodyStart, problems: edges } = splitMarkdown(file, text);
  const parsed = parse(file, yaml, schemas.text.shape, schemas);
  const problems = [...edges, ...parsed.problems];
  return { parsed: { ...parsed, problems, whole: new Source(file, text) }, body, bodyStart };
}

/** The schemas have given the data its form, which TypeScript cannot see through the choice of schema. */
function finish<Data>(parsed: Parsed, { findings, summary, data }: Checked): ReadFile<Data> {
  const problems = [...parsed.problems, ...located(findings, parsed)];
  const broken = problems.some(({ severity }) => severity === 'error');
  return { ...(broken || !data ? {} : { data: data as Data }), summary, problems };
}

/** Turns findings about an already read file into problems, by reading its places again. */
export function placeFindings(
  file: string,
  kind: 'site' | 'page' | 'text',
  text: string,
  findings: UnlocatedDiagnostic[],
  schemas: Schemas,
): Diagnostic[] {
  const parsed =
    kind === 'text' ? openText(file, text, schemas).parsed : parse(file, text, schemas[kind].shape, schemas);
  return located(findings, parsed);
}

/** Nobody reads more of them in one file, and what brings forth so many is no page. */
const mostFindings = 300;

/** Findings in their places. A line with a slip of form is not judged for what it says before that is put right. */
function located(findings: UnlocatedDiagnostic[], parsed: Parsed): Diagnostic[] {
  const slips = new Set(
    parsed.problems.filter(({ severity }) => severity === 'error').map(({ range }) => range.start.line),
  );
  // What was put aside with a lost line is not missing.
  const aside = parsed.problems.some(({ code, edits }) => code === 'lost-line' && !edits);
  const news = findings.filter(({ code }) => !aside || (code !== 'too-few' && code !== 'empty-value'));
  const told = news.slice(0, mostFindings).map((finding) => locate(finding, parsed));
  return told.filter(({ range }) => !slips.has(range.start.line));
}
