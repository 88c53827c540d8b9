import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import { walkTexts } from '../schema/walk-texts.ts';
import { percentDecoded } from '../shared/percent-decoded.ts';
import { email, webAddress } from './address.ts';
import { type ContentIndex, type FileSummary, type Reference, referenceIn } from './content-index.ts';
import { duplicateAnchor } from './duplicate-anchor.ts';
import { duplicateTitle } from './duplicate-title.ts';
import { foreignSign } from './foreign-sign.ts';
import { emptyText, headingLevel } from './heading-level.ts';
import { lateOpening } from './late-opening.ts';
import { checkLink } from './link.ts';
import { MarkdownText } from './markdown-text.ts';
import { file, icon, image, textFile } from './name.ts';
import { oldAddress } from './old-address.ts';
import { phone } from './phone.ts';
import type { Anchor, FileValues, ReferenceRule, TextRule } from './rule.ts';
import { draftWords, words } from './words.ts';

/** Beside `words`, which is for every text. */
const textRules: { [kind in FieldKind]?: TextRule } = { text: draftWords, email, 'web-address': webAddress };

const referenceRules: Record<Reference['kind'], ReferenceRule> = {
  ...{ image, file, 'text-file': textFile, icon, phone },
  link: checkLink,
};

/** Runs the rules about a file's values, and collects its anchors and the names that refer to other files. */
export function runValueRules(
  file: FileValues,
  found: UnlocatedDiagnostic[],
): { references: Reference[]; anchors: Anchor[] } {
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
        if (text.trim() !== '') found.push(...runTextRules(text, path, at.field));
      },
      path,
    );
  }
  found.push(...duplicateAnchor(file, anchors), ...lateOpening(file, anchors));
  return { references, anchors };
}

const runTextRules = (text: string, path: Path, field: FieldKind | undefined) =>
  [words, field && textRules[field]].flatMap((rule) => rule?.(text, path, field) ?? []);

/**
 * Runs the rules about Markdown.
 * @param offset where the body begins in its file
 * @returns the links in it
 */
export function runMarkdownRules(body: string, offset: number, found: UnlocatedDiagnostic[]): Reference[] {
  const text = new MarkdownText(body, offset);
  for (const rule of [emptyText, headingLevel, foreignSign])
    rule(text, (diagnostic) => found.push(diagnostic));
  for (const { content, line } of text.blocks.flatMap((block) => block.words)) {
    const [start, end] = text.find(content, line);
    for (const { span, ...diagnostic } of runTextRules(content, [], 'text')) {
      const isThere = span && end - start === content.length;
      found.push({ ...diagnostic, offsets: isThere ? [start + span[0], start + span[1]] : [start, end] });
    }
  }
  return linksIn(text);
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
