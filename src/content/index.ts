/**
 * Everything that reads, checks, explains, repairs and describes content. Node only; code for browsers may import
 * types from here, and section schemas build their fields with `content/schema/index.ts`. See README.md.
 */
export { codes } from './all-codes.ts';
export {
  type Diagnostic,
  fileDiagnostic,
  hidesFile,
  type Path,
  type Position,
  type Range,
  type TextEdit,
} from './diagnostic.ts';
export { checkValue } from './explain/check-value.ts';
export { pageNameProblem } from './files/check-files.ts';
export { downloadName } from './files/downloads.ts';
export { downloadEndings, type Files, listFiles, sortFiles } from './files/list-files.ts';
export { openPicture, TooManyPixels, UnknownFormat } from './files/open-picture.ts';
export { overlayStore } from './files/overlay-store.ts';
export { addressOf, contentDir, nameOf, pathOnDisk, shownPath } from './files/paths.ts';
export { pictureName } from './files/pictures.ts';
export { realPlace } from './files/real-place.ts';
export { folderStore, type Store } from './files/store.ts';
export type { Data, Fields } from './format/data.ts';
export { type FieldOrder, fieldOrder } from './format/field-order.ts';
export type { Operation, Value } from './format/operation.ts';
export { format, meantData, readData, write } from './format/write.ts';
export { WriteError } from './format/write-error.ts';
export { type Example, readExamples } from './guide/examples.ts';
export { type FieldRow, fieldRows } from './guide/field-rows.ts';
export {
  type FormField,
  type FormModel,
  type FormOption,
  type FormSection,
  formField,
  formModel,
} from './guide/form-model.ts';
export { guideFiles } from './guide/guide-files.ts';
export { newPage } from './guide/new-page.ts';
export { decode, encodeLike } from './parse/decode.ts';
export { plainValue } from './parse/tree.ts';
export { parseText } from './parse/yaml.ts';
export { checkSyntax } from './parse.ts';
export { createContentReader, createReader, readContent } from './reader.ts';
export { applyEdits, fixContent } from './report/fix.ts';
export {
  lineReader,
  problemAnnotation,
  problemText,
  summary,
  textReport,
} from './report/formatters.ts';
export { type Reference, referencesIn } from './rules/content-index.ts';
export { fileOf } from './rules/file-link.ts';
export type { Opening } from './schema/choices.ts';
export type { Drawing, FieldKind, Tone } from './schema/field-meta.ts';
export { commonSectionFields } from './schema/page.ts';
export { loadSchemas, type Schemas, type SectionEntry } from './schema/schemas.ts';
export type { Site } from './schema/site.ts';
export { walkTexts } from './schema/walk-texts.ts';
export type { Content, Page, Section, Text } from './site-content.ts';
