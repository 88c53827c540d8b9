import type { Code, CodeEntry } from '../codes.ts';
import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';
import type { MarkdownText } from './markdown-text.ts';

/**
 * A rule is one file whose default export is one of the kinds below. Its folder says which kind; `index.ts` finds it
 * there. Each code needs a fixture in `tests/content/fixtures`.
 */
export interface Rule<C extends string = string> {
  /** What the rule reports, except for codes of `codes.ts`. */
  codes: Readonly<Record<Exclude<C, Code>, CodeEntry>>;
}

/** A rule about one text, wherever it is in a file. */
export interface TextRule<C extends string = string> extends Rule<C> {
  /** The kinds of fields that the rule looks at. */
  fields: readonly FieldKind[] | 'all';
  /** Also applies to the texts of Markdown files. */
  inMarkdown?: true;
  check(text: string, path: Path, shape: Shape): UnlocatedDiagnostic<C> | undefined;
}

/** A rule about the values of a file as a whole. */
export interface ValueRule<C extends string = string> extends Rule<C> {
  check(file: FileValues, anchors: readonly Anchor[]): UnlocatedDiagnostic<C>[];
}

/** An id that links can point at. */
export interface Anchor {
  name: string;
  path: Path;
}

/** The values of one file, valid or not, and the shapes of its parts. */
export interface FileValues {
  kind: 'page' | 'site' | 'text';
  value: Record<string, unknown>;
  schemas: Schemas;
  /** The parts of the file with a shape of their own: the file itself, and each section of a page. */
  parts: readonly { value: unknown; shape: Shape; path: Path; sectionType?: string | undefined }[];
}

/** A rule about names that refer to something elsewhere. */
export interface ReferenceRule<C extends string = string> extends Rule<C> {
  kinds: readonly Reference['kind'][];
  check(reference: Reference, from: FileSummary, index: ContentIndex): UnlocatedDiagnostic<C> | undefined;
}

/** A rule that compares files. */
export interface SiteRule<C extends string = string> extends Rule<C> {
  check(index: ContentIndex, report: (file: string, diagnostic: UnlocatedDiagnostic<C>) => void): void;
}

/** A rule about the Markdown of a text. */
export interface MarkdownRule<C extends string = string> extends Rule<C> {
  check(text: MarkdownText, report: (diagnostic: UnlocatedDiagnostic<C>) => void): void;
}
