/** What of reading and writing content needs Node: the folder on disk, decoded pictures, reports at a terminal, guides. */
export { type FieldRow, fieldRows } from './field-rows.ts';
export { fixContent } from './fix.ts';
export { folderStore } from './folder-store.ts';
export {
  lineReader,
  problemAnnotation,
  problemText,
  summary,
  textReport,
} from './formatters.ts';
export { listFiles } from './list-files.ts';
export { loadSchemas, readExamples } from './load-schemas.ts';
export { openPicture } from './open-picture.ts';
export { contentDir, pathOnDisk, shownPath } from './paths.ts';
export { createContentReader, readContent } from './read-content.ts';
export { realPlace } from './real-place.ts';
export { guideFiles } from './reference.ts';
