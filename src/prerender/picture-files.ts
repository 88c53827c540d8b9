import { readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, parse } from 'node:path';
import sharp from 'sharp';
import { pathOnDisk } from '../content/node/index.ts';
import type { PictureData } from '../site/context/assets.ts';
import { type ImagePreset, pictureKey } from '../site/ui/image-presets.ts';
import { cachedFolder, fingerprint, reflinkCopy } from './cache.ts';
import { type CropRule, cropRules } from './crop-rules.ts';
import { encodings, type Measures, makeCrops, openPhotograph, type Photograph } from './crops.ts';
import { publicName } from './public-name.ts';
import { allDone } from './workspace.ts';

/** More would take much memory. */
const MOST_AT_ONCE = 4;

export interface PictureRequest {
  /** File name in the folder of originals. */
  file: string;
  preset: ImagePreset;
  /** Its focal point, as editors write it. */
  focus?: string;
}

export interface PictureFolders {
  /** Originals. */
  imagesDir: string;
  /** The built site; pictures go to `images/` in it. */
  outDir: string;
  /** Cache of encoded pictures. */
  cacheDir: string;
  /** Web address of the host for `/images/…`; empty for the site itself. */
  imageHost?: string;
  /** Called with a line for each photograph that is not in the cache, before it is encoded. */
  onProgress?: (line: string) => void;
}

/**
 * Encodes every size and format of the requested pictures, one on each core, or takes them from the cache.
 * @returns the data that pages need of each picture, by `pictureKey`
 * @throws Error when an original is missing or cannot be decoded
 */
export async function makePictures(
  requests: Iterable<PictureRequest>,
  folders: PictureFolders,
): Promise<Map<string, PictureData>> {
  const wanted = new Map<string, Map<string, PictureRequest>>();
  for (const request of requests) {
    const ofFile = wanted.get(request.file) ?? new Map();
    wanted.set(request.file, ofFile.set(pictureKey(request.preset, request.file, request.focus), request));
  }
  const made = new Map<string, PictureData>();
  const queue = wanted.entries();
  const work = async () => {
    for (const [file, presets] of queue)
      for (const [key, data] of await makePicture(file, presets, folders)) made.set(key, data);
  };
  await allDone(Array.from({ length: Math.min(availableParallelism(), MOST_AT_ONCE) }, work));
  return made;
}

/** Makes one picture for all presets that show it, which share its pixels and files. */
async function makePicture(
  file: string,
  requests: ReadonlyMap<string, PictureRequest>,
  folders: PictureFolders,
): Promise<Map<string, PictureData>> {
  const original = await readFile(pathOnDisk(folders.imagesDir, file));
  let photograph: Promise<Photograph> | undefined;
  const open = () => {
    if (photograph) return photograph;
    folders.onProgress?.(`Making the sizes of ${file} …`);
    photograph = openPhotograph(original);
    return photograph;
  };
  const made = new Map<string, PictureData>();
  try {
    for (const [key, { preset, focus }] of requests) {
      const rules = cropRules(preset, focus);
      const make = async (draft: string) => makeCrops(await open(), rules, draft);
      made.set(
        key,
        parse(file).ext === '.svg'
          ? await copySvg(file, original, folders)
          : await makeVersions(versionsName(file, original, rules), folders, make),
      );
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`The picture “${file}” could not be made: ${reason}`, { cause: error });
  }
  return made;
}

/** Name of the folder with a photograph’s versions, a hash of everything that they depend on. */
const versionsName = (file: string, original: Buffer, rules: CropRule[]): string =>
  `${publicName(parse(file).name)}.${fingerprint(original, JSON.stringify([rules, encodings])).slice(0, 8)}`;

/** Name of a drawing's file. */
const drawingName = (file: string, original: Buffer): string =>
  `${publicName(parse(file).name)}.${fingerprint(original).slice(0, 8)}.svg`;

/** Written last, so a folder that contains it is complete; not copied to the site. */
const measuresFile = 'measures.json';

async function makeVersions(
  name: string,
  { outDir, cacheDir, imageHost = '' }: PictureFolders,
  make: (folder: string) => Promise<Measures>,
): Promise<PictureData> {
  const folder = await cachedFolder(cacheDir, name, async (draft) =>
    writeFile(join(draft, measuresFile), JSON.stringify(await make(draft))),
  );
  for (const version of await readdir(folder)) {
    if (version !== measuresFile)
      await reflinkCopy(join(folder, version), join(outDir, 'images', name, version));
  }
  const measures: Measures = JSON.parse(await readFile(join(folder, measuresFile), 'utf8'));
  return { base: `${imageHost}/images/${name}/`, ...measures };
}

/** A vector graphic needs no versions. */
async function copySvg(
  file: string,
  original: Buffer,
  { imagesDir, outDir, imageHost = '' }: PictureFolders,
): Promise<PictureData> {
  const { width, height } = await sharp(original).metadata();
  const name = drawingName(file, original);
  await reflinkCopy(pathOnDisk(imagesDir, file), join(outDir, 'images', name));
  return { base: `${imageHost}/images/${name}`, width, height, crops: [] };
}
