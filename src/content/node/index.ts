/** What of reading and writing content needs Node: the folder on disk, decoded pictures, reports at a terminal, guides. */

export { contentFolder, readContent } from './content-folder.ts';
export { fixContent } from './fix.ts';
export {
  lineReader,
  problemAnnotation,
  problemText,
  textReport,
} from './formatters.ts';
export { listFiles } from './list-files.ts';
export { loadSchemas, readExamples } from './load-schemas.ts';
export { openPicture } from './open-picture.ts';
export { contentDir, pathOnDisk, realPlace, shownPath } from './paths.ts';
export { guideFiles } from './reference.ts';
