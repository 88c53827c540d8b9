import { type Checked, checkPageValue, checkPlainValue } from './check-file.ts';
import { checkMarkdown } from './check-markdown.ts';
import type { Finding } from './finding.ts';
import { hidesFile } from './guide/draft-words.ts';
import { locate } from './locate.ts';
import { splitMarkdown } from './markdown-file.ts';
import type { Page, Text } from './model.ts';
import { type Parsed, parse } from './parse.ts';
import { nameOf } from './paths.ts';
import { readPlain } from './plain.ts';
import type { Problem } from './problem.ts';
import type { Outline } from './references.ts';
import type { Site } from './site-schema.ts';
import { Source } from './source.ts';
import type { Standards } from './standards.ts';

/** What came of one file; `data` is absent when the file has errors other than placeholders of a new page. */
export interface ReadFile<Data> {
  data?: Data;
  outline: Outline;
  problems: Problem[];
}

/** Reads a page file. A pure function of its arguments, so that any thread may run it. */
export function readPage(file: string, text: string, standards: Standards): ReadFile<Page> {
  const plain = readPlain(text);
  if (plain !== undefined) {
    const { findings, outline, data } = checkPageValue(file, plain, standards);
    if (findings.length === 0 && data) return { data: data as Page, outline, problems: [] };
  }
  const parsed = parse(file, text, standards.page.shape, standards);
  return finish<Page>(parsed, checkPageValue(file, parsed.value, standards));
}

/** Reads site.yaml. */
export function readSite(file: string, text: string, standards: Standards): ReadFile<Site> {
  const parsed = parse(file, text, standards.site.shape, standards);
  return finish<Site>(parsed, checkPlainValue(file, parsed.value, standards.site));
}

/** Reads a Markdown file: its front matter as YAML, and the Markdown under it. */
export function readText(file: string, text: string, standards: Standards, path: string): ReadFile<Text> {
  const { parsed, body, bodyStart } = openText(file, text, standards);
  const checked = checkPlainValue(file, parsed.value, standards.text);
  const { findings, links } = checkMarkdown(body, bodyStart);
  checked.findings.push(...findings);
  checked.outline.references.push(...links);
  if (checked.data) checked.data = { ...checked.data, name: nameOf(file), body, path };
  return finish<Text>(parsed, checked);
}

/** Parses a Markdown file's front matter, whose slips at its edges are told with those inside it. */
function openText(file: string, text: string, standards: Standards) {
  const { yaml, body, bodyStart, problems: edges } = splitMarkdown(file, text);
  const parsed = parse(file, yaml, standards.text.shape, standards);
  const problems = [...edges, ...parsed.problems];
  return { parsed: { ...parsed, problems, whole: new Source(file, text) }, body, bodyStart };
}

/** The schemas have given the data its form, which TypeScript cannot see through the choice of schema. */
function finish<Data>(parsed: Parsed, { findings, outline, data }: Checked): ReadFile<Data> {
  const problems = [...parsed.problems, ...located(findings, parsed)];
  return { ...(problems.some(hidesFile) || !data ? {} : { data: data as Data }), outline, problems };
}

/** Turns findings about an already read file into problems, by reading its places again. */
export function placeFindings(
  file: string,
  kind: 'site' | 'page' | 'text',
  text: string,
  findings: Finding[],
  standards: Standards,
): Problem[] {
  const parsed =
    kind === 'text'
      ? openText(file, text, standards).parsed
      : parse(file, text, standards[kind].shape, standards);
  return located(findings, parsed);
}

/** Nobody reads more of them in one file, and what brings forth so many is no page. */
const mostFindings = 300;

/** Findings in their places. A line with a slip of form is not judged for what it says before that is put right. */
function located(findings: Finding[], parsed: Parsed): Problem[] {
  const slips = new Set(
    parsed.problems.filter(({ severity }) => severity === 'error').map(({ line }) => line),
  );
  // What was put aside with a lost line is not missing.
  const aside = parsed.problems.some(({ code, fix }) => code === 'lost-line' && !fix);
  const news = findings.filter(({ code }) => !aside || (code !== 'too-few' && code !== 'empty-value'));
  const told = news.slice(0, mostFindings).map((finding) => locate(finding, parsed));
  return told.filter(({ line }) => !slips.has(line));
}
