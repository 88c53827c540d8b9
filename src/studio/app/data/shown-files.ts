import { aboutFile } from '../../../prerender/file-size.ts';
import type { FileData } from '../../../site/context/assets.ts';
import type { FileChoice } from '../../field-data.ts';

/** A file as the canvas shows it; nothing is downloaded from there. */
export const shownFile = (name: string, bytes: number, language: string): FileData => ({
  url: '#',
  type: '',
  about: aboutFile(name, bytes, language),
});

/** Files as the canvas shows them, by name. */
export const shownFiles = (files: readonly FileChoice[], language: string): Map<string, FileData> =>
  new Map(files.map(({ file, bytes }) => [file, shownFile(file, bytes, language)]));
