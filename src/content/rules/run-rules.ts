import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import { percentDecoded } from '../links/percent-decoded.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import type { Shape } from '../schema/shape.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import { email, webAddress } from './address.ts';
import { type ContentIndex, type FileSummary, type Reference, referenceIn } from './content-index.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { fileName } from './file-name.ts';
import { foreignSign } from './foreign-sign.ts';
import { emptyText, headingLevel } from './heading-level.ts';
import { icon } from './icon.ts';
import { lateOpening } from './late-opening.ts';
import { checkLink } from './link.ts';
import { MarkdownText } from './markdown-text.ts';
import { oldAddress } from './old-address.ts';
import { phone } from './phone.ts';
import type { Anchor, FileValues, ReferenceRule, TextRule } from './rule.ts';
import { draftWords, words } from './words.ts';

/** Beside `words`, which is for every text. */
const textRules: { [kind in FieldKind]?: TextRule } = { text: draftWords, email, 'web-address': webAddress };

const referenceRules: Record<Reference['kind'], ReferenceRule> = {
  ...{ image: fileName, file: fileName, 'text-file': fileName },
  ...{ icon, phone, link: checkLink },
};

interface CheckedValues {
  found: UnlocatedDiagnostic[];
  references: Reference[];
  anchors: Anchor[];
}

/** Runs the rules about a file's values, and collects its anchors and the names that refer to other files. */
export function runValueRules(file: FileValues): CheckedValues {
  const found: UnlocatedDiagnostic[] = [];
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
  found.push(...duplicateAnchor(file, anchors), ...lateOpening(file, anchors));
  return { found, references, anchors };
}

function runTextRules(text: string, shape: Shape, path: Path, found: UnlocatedDiagnostic[]) {
  for (const rule of [words, shape.field && textRules[shape.field]]) {
    const diagnostic = rule?.(text, path, shape);
    if (diagnostic) found.push(diagnostic);
  }
}

/** The shape of the words in a Markdown text. */
const wordsInMarkdown: Shape = {
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
): { found: UnlocatedDiagnostic[]; references: Reference[] } {
  const text = new MarkdownText(body, offset);
  const found: UnlocatedDiagnostic[] = [];
  for (const rule of [emptyText, headingLevel, foreignSign])
    rule(text, (diagnostic) => found.push(diagnostic));
  for (const block of text.blocks) {
    for (const { content, line } of block.words) {
      const own: UnlocatedDiagnostic[] = [];
      runTextRules(content, wordsInMarkdown, [], own);
      found.push(...own.map((diagnostic) => inMarkdown(diagnostic, content, text, line)));
    }
  }
  return { found, references: linksIn(text) };
}

/** A diagnostic about some words, at their offsets in the file. */
function inMarkdown(
  { span = [0, 0], fixed, ...diagnostic }: UnlocatedDiagnostic,
  content: string,
  text: MarkdownText,
  line: number,
): UnlocatedDiagnostic {
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
export function runSiteRules(index: ContentIndex): Map<string, UnlocatedDiagnostic[]> {
  const found = new Map<string, UnlocatedDiagnostic[]>();
  const report = (file: string, diagnostic: UnlocatedDiagnostic) => {
    const known = found.get(file);
    if (known) known.push(diagnostic);
    else found.set(file, [diagnostic]);
  };
  for (const file of index.files) checkReferences(file, index, report);
  duplicateTitle(index, report);
  oldAddress(index, report);
  return found;
}

function checkReferences(
  file: FileSummary,
  index: ContentIndex,
  report: (file: string, diagnostic: UnlocatedDiagnostic) => void,
) {
  for (const reference of file.references) {
    const diagnostic = referenceRules[reference.kind](reference, file, index);
    if (diagnostic) report(file.file, atOffsets(diagnostic, reference));
  }
}

/** In Markdown, an address that is not where it is used is not replaced there. */
function atOffsets(
  { fixed, ...diagnostic }: UnlocatedDiagnostic,
  { offsets, name }: Reference,
): UnlocatedDiagnostic {
  const isThere = !offsets || offsets[1] - offsets[0] === name.length;
  return { ...diagnostic, ...(offsets && { offsets }), fixed: isThere ? fixed : undefined };
}
