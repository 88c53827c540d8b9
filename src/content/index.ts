/**
 * Everything that reads, checks, explains, repairs and describes content, in Node and in a browser's worker. What needs
 * Node is in `node/index.ts`; section schemas build their fields with `schema/index.ts`. See README.md.
 */
export {
  applyEdits,
  type Diagnostic,
  fileDiagnostic,
  hidesFile,
  type Path,
  type TextEdit,
} from './diagnostic.ts';
export { checkValue } from './explain/check-value.ts';
export { pageNameProblem } from './files/check-files.ts';
export { contentVersion, stampOf } from './files/content-version.ts';
export { downloadName } from './files/downloads.ts';
export { addressOf, nameOf } from './files/paths.ts';
export { isDrawing, type Picture, type PictureFacts, pictureFacts, pictureName } from './files/pictures.ts';
export { downloadEndings, type Files, sortFiles } from './files/sort-files.ts';
export type { Store } from './files/store.ts';
export type { Data, Fields } from './format/data.ts';
export { type FieldOrder, fieldOrder } from './format/field-order.ts';
export type { Operation, Value } from './format/operation.ts';
export { format, meantData, readData, write } from './format/write.ts';
export { WriteError } from './format/write-error.ts';
export { type Example, parseExamples } from './guide/examples.ts';
export {
  type FormField,
  type FormModel,
  type FormOption,
  type FormSection,
  formField,
  formModel,
} from './guide/form-model.ts';
export { newPage } from './guide/new-page.ts';
export { decode, encodeLike } from './parse/decode.ts';
export { parseText, plainValue } from './parse/tree.ts';
export { createReader } from './reader.ts';
export { type Reference, referencesIn } from './rules/content-index.ts';
export { fileOf } from './rules/file-link.ts';
export type { Opening } from './schema/choices.ts';
export type { Drawing, FieldKind, Tone } from './schema/field-meta.ts';
export { type Schemas, type SectionEntry, schemasOf } from './schema/schemas.ts';
export type { Site } from './schema/site.ts';
export { walkTexts } from './schema/walk-texts.ts';
export type { Content, Page, Section, Text } from './site-content.ts';
