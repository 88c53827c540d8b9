import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import { percentDecoded } from '../links/percent-decoded.ts';
import type { Shape } from '../schema/shape.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import { type ContentIndex, type FileSummary, type Reference, referenceIn } from './content-index.ts';
import { markdownRules, referenceRules, siteRules, textRules, valueRules } from './index.ts';
import { MarkdownText } from './markdown-text.ts';
import type { Anchor, FileValues, TextRule } from './rule.ts';

/** The text rules for fields of a shape; computed once for each shape. */
const forShape = new WeakMap<Shape, readonly TextRule[]>();

function rulesFor(shape: Shape): readonly TextRule[] {
  const known = forShape.get(shape);
  if (known) return known;
  const { field } = shape;
  const rules = textRules.filter(
    ({ fields }) => fields === 'all' || (field !== undefined && fields.includes(field)),
  );
  forShape.set(shape, rules);
  return rules;
}

interface CheckedValues {
  found: UnlocatedDiagnostic<string>[];
  references: Reference[];
  anchors: Anchor[];
}

/** Runs the rules about a file's values, and collects its anchors and the names that refer to other files. */
export function runValueRules(file: FileValues): CheckedValues {
  const found: UnlocatedDiagnostic<string>[] = [];
  const anchors: Anchor[] = [];
  const references: Reference[] = [];
  for (const { value, shape, path } of file.parts) {
    walkTexts(
      value,
      shape,
      (text, at, path, group) => {
        const reference = referenceIn(text, at, path, group);
        if (reference) references.push(reference);
        if (at.field === 'anchor') anchors.push({ name: text, path });
        if (text.trim() !== '') runTextRules(text, at, path, found);
      },
      path,
    );
  }
  found.push(...valueRules.flatMap((rule) => rule.check(file, anchors)));
  return { found, references, anchors };
}

function runTextRules(text: string, shape: Shape, path: Path, found: UnlocatedDiagnostic<string>[]) {
  for (const rule of rulesFor(shape)) {
    const diagnostic = rule.check(text, path, shape);
    if (diagnostic) found.push(diagnostic);
  }
}

const rulesInMarkdown = textRules.filter(({ inMarkdown }) => inMarkdown);
/** The shape of the words in a Markdown text. */
const words: Shape = {
  kind: 'text',
  field: 'text',
  label: '',
  description: '',
  required: true,
  options: [],
  fields: new Map(),
};

/**
 * Runs the rules about Markdown, and collects its links.
 * @param offset where the body begins in its file
 */
export function runMarkdownRules(
  body: string,
  offset: number,
): { found: UnlocatedDiagnostic<string>[]; references: Reference[] } {
  const text = new MarkdownText(body, offset);
  const found: UnlocatedDiagnostic<string>[] = [];
  for (const rule of markdownRules) rule.check(text, (diagnostic) => found.push(diagnostic));
  for (const block of text.blocks) {
    for (const { content, line } of block.words) {
      for (const rule of rulesInMarkdown) {
        const diagnostic = rule.check(content, [], words);
        if (diagnostic) found.push(inMarkdown(diagnostic, content, text, line));
      }
    }
  }
  return { found, references: linksIn(text) };
}

/** A diagnostic about some words, at their offsets in the file. */
function inMarkdown(
  { span = [0, 0], fixed, ...diagnostic }: UnlocatedDiagnostic<string>,
  content: string,
  text: MarkdownText,
  line: number,
): UnlocatedDiagnostic<string> {
  const [start, end] = text.find(content, line);
  const isThere = end - start === content.length;
  const offsets = isThere ? ([start + span[0], start + span[1]] as const) : ([start, end] as const);
  // What a rule corrects in some words is between what stays at their beginning and end.
  const rest = content.length - span[1];
  if (!isThere || !fixed?.endsWith(content.slice(span[1]))) return { ...diagnostic, offsets };
  return { ...diagnostic, offsets, fixed: fixed.slice(span[0], fixed.length - rest) };
}

function linksIn(text: MarkdownText): Reference[] {
  return text.blocks.flatMap(({ token, line: from }) => {
    let line = from;
    return (token.children ?? []).flatMap((child): Reference[] => {
      if (child.type === 'softbreak' || child.type === 'hardbreak') line++;
      if (child.type !== 'link_open') return [];
      const href = String(child.attrGet('href') ?? '');
      return [{ kind: 'link', path: [], ...asWritten(href, text, line) }];
    });
  });
}

/** An address, which the parser has encoded, as it is in the text. */
function asWritten(href: string, text: MarkdownText, line: number): Pick<Reference, 'name' | 'offsets'> {
  if (href === '') return { name: href, offsets: text.find('](', line) };
  const found = [href, percentDecoded(href) ?? href].map((name) => ({
    name,
    offsets: text.find(name, line),
  }));
  const isThere = ({ name, offsets: [start, end] }: (typeof found)[number]) => end - start === name.length;
  return found.find(isThere) ?? { name: href, offsets: text.lineOffsets(line) };
}

/** Runs the rules that need all files; what they report has no range yet. */
export function runSiteRules(index: ContentIndex): Map<string, UnlocatedDiagnostic<string>[]> {
  const found = new Map<string, UnlocatedDiagnostic<string>[]>();
  const report = (file: string, diagnostic: UnlocatedDiagnostic<string>) => {
    const known = found.get(file);
    if (known) known.push(diagnostic);
    else found.set(file, [diagnostic]);
  };
  for (const file of index.files) checkReferences(file, index, report);
  for (const rule of siteRules) rule.check(index, report);
  return found;
}

function checkReferences(
  file: FileSummary,
  index: ContentIndex,
  report: (file: string, diagnostic: UnlocatedDiagnostic<string>) => void,
) {
  for (const reference of file.references) {
    for (const rule of referenceRules) {
      if (!rule.kinds.includes(reference.kind)) continue;
      const diagnostic = rule.check(reference, file, index);
      if (diagnostic) report(file.file, atOffsets(diagnostic, reference));
    }
  }
}

/** In Markdown, an address that is not where it is used is not replaced there. */
function atOffsets(
  { fixed, ...diagnostic }: UnlocatedDiagnostic<string>,
  { offsets, name }: Reference,
): UnlocatedDiagnostic<string> {
  const isThere = !offsets || offsets[1] - offsets[0] === name.length;
  return { ...diagnostic, ...(offsets && { offsets }), fixed: isThere ? fixed : undefined };
}
