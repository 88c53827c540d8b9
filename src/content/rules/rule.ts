import type { Code } from '../codes.ts';
import type { Path, Severity, UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/fields.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';
import type { MarkdownText } from './markdown-text.ts';

/**
 * A rule is one file whose default export is one of the kinds below. Its folder says which kind; `index.ts` finds it
 * there. Every code that a rule names needs an entry in `codes.ts` and a fixture in `tests/content/fixtures`.
 */
interface Rule {
  codes: readonly Code[];
}

/** A rule about one text, wherever it is in a file. */
export interface TextRule extends Rule {
  /** The kinds of fields that the rule looks at. */
  fields: readonly FieldKind[] | 'all';
  /** Looks at fields of these names only. */
  keys?: readonly string[];
  /** Also applies to the texts of Markdown files. */
  inMarkdown?: true;
  check(text: string, path: Path, shape: Shape): UnlocatedDiagnostic | undefined;
}

/** A rule about the values of a file as a whole. */
export interface ValueRule extends Rule {
  check(file: FileValues): UnlocatedDiagnostic[];
}

/** The values of one file, valid or not, and the shapes of its parts. */
export interface FileValues {
  kind: 'page' | 'site' | 'text';
  value: Record<string, unknown>;
  schemas: Schemas;
  /** The parts of the file with a shape of their own: the file itself, and each section of a page. */
  parts: readonly { value: unknown; shape: Shape; path: Path; sectionType?: string | undefined }[];
}

/** A rule about one kind of name that refers to something elsewhere. */
export interface ReferenceRule extends Rule {
  kind: Reference['kind'];
  check(reference: Reference, from: FileSummary, index: ContentIndex): UnlocatedDiagnostic | undefined;
}

/** A rule that compares files. */
export interface SiteRule extends Rule {
  check(index: ContentIndex, report: (file: string, diagnostic: UnlocatedDiagnostic) => void): void;
}

/** A rule about the Markdown of a text. */
export interface MarkdownRule extends Rule {
  /** Once it reports something, the text is not what its writer means, and other rules do not run. */
  exclusive?: true;
  check(text: MarkdownText, report: (diagnostic: UnlocatedDiagnostic) => void): void;
}

/** What a pattern rule says about a match. */
interface Finding {
  message: string;
  suggestion?: string;
  /** The whole text as it should be, where that is certain. */
  fixed?: string;
}

interface PatternRule {
  code: Code;
  severity: Severity;
  fields?: TextRule['fields'];
  keys?: readonly string[];
  inMarkdown?: true;
  /** A quick test that every text passes in which the pattern can match: nearly all texts are fine. */
  needs?: RegExp;
  pattern: RegExp;
  report(match: RegExpExecArray, text: string, path: Path): Finding | undefined;
}

/** A text rule that is a regular expression and what to say about its first match. */
export function patternRule({
  code,
  severity,
  pattern,
  report,
  needs,
  fields = ['text'],
  ...rule
}: PatternRule): TextRule {
  return {
    ...rule,
    codes: [code],
    fields,
    check(text, path) {
      if (needs && !needs.test(text)) return undefined;
      const match = pattern.exec(text);
      const found = match && report(match, text, path);
      if (!found) return undefined;
      const { message, suggestion, fixed } = found;
      const span = [match.index, match.index + match[0].length] as const;
      return {
        ...{ path, at: 'value', code, severity, message, span },
        ...(suggestion === undefined ? {} : { suggestion }),
        ...(fixed === undefined ? {} : { edit: { kind: 'set-text', text: fixed } }),
      };
    },
  };
}
