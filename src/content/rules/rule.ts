import type { Path, UnlocatedDiagnostic } from '../diagnostic.ts';
import type { FieldKind } from '../schema/field-meta.ts';
import type { Schemas } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { ContentIndex, FileSummary, Reference } from './content-index.ts';
import type { MarkdownText } from './markdown-text.ts';

/** A rule about one text, wherever it is in a file: the end of its path is the field; in Markdown the path is empty. */
export type TextRule = (
  text: string,
  path: Path,
  field: FieldKind | undefined,
) => UnlocatedDiagnostic | undefined;

/** A rule about the values of a file as a whole. */
export type ValueRule = (file: FileValues, anchors: readonly Anchor[]) => UnlocatedDiagnostic[];

/** An id that links can point at. */
export interface Anchor {
  name: string;
  path: Path;
}

/** The values of one file, valid or not: the file itself, and each section of a page, with their shapes. */
export interface FileValues {
  schemas: Schemas;
  parts: readonly { value: unknown; shape: Shape; path: Path; sectionType?: string | undefined }[];
}

/** A rule about names that refer to something elsewhere. */
export type ReferenceRule = (
  reference: Reference,
  from: FileSummary,
  index: ContentIndex,
) => UnlocatedDiagnostic | undefined;

/** A rule that compares files. */
export type SiteRule = (
  index: ContentIndex,
  report: (file: string, diagnostic: UnlocatedDiagnostic) => void,
) => void;

/** A rule about the Markdown of a text. */
export type MarkdownRule = (text: MarkdownText, report: (diagnostic: UnlocatedDiagnostic) => void) => void;
