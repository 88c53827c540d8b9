import { statSync } from 'node:fs';
import { readFile, stat, writeFile } from 'node:fs/promises';
import { dirname, join, parse } from 'node:path';
import sharp from 'sharp';
import { pathOnDisk, realPlace } from '../../content/node/index.ts';
import { cachedFolder, exists, writeFileAtomic } from '../../prerender/cache.ts';
import { cropRules } from '../../prerender/crop-rules.ts';
import { type Measures, openPhotograph, planCrops } from '../../prerender/crops.ts';
import {
  drawingName,
  measuresFile,
  type PictureRequest,
  versionsName,
} from '../../prerender/picture-files.ts';
import type { PictureData } from '../../site/context/assets.ts';
import { pictureKey } from '../../site/ui/image-presets.ts';

/** A file to be sent. */
export interface PreviewFile {
  type: string;
  body: Buffer;
}

/** The pictures of a content folder; each version is encoded when a browser first requests it. */
export interface PicturePreviews {
  /** The data of pictures by `pictureKey`. @throws PictureError; Error when a picture is missing */
  measure(requests: Iterable<PictureRequest>): Promise<Map<string, PictureData>>;
  /** The file at a path below `/images/`; undefined if no measured picture has it. @throws PictureError */
  read(path: string): Promise<PreviewFile | undefined>;
}

/** A picture cannot be decoded. */
export class PictureError extends Error {
  constructor(
    /** Its name below `images/`. */
    readonly file: string,
    cause: unknown,
  ) {
    super(`The picture “${file}” is damaged or incomplete, so no page can show it.`, { cause });
  }
}

/** File names of a photograph's versions. */
const VERSION = /^[a-z]\d+\.[a-z]+$/;

const decoding = <Result>(file: string, work: Promise<Result>): Promise<Result> =>
  work.catch((cause: unknown) => {
    throw new PictureError(file, cause);
  });

interface Known {
  stamp: string;
  data: PictureData;
}

/**
 * @param imagesDir the folder of originals
 * @param cacheDir the picture cache of the build, whose files are used if they exist
 * @param previewsDir the cache for previews, which are encoded fast
 */
export function picturePreviews(imagesDir: string, cacheDir: string, previewsDir: string): PicturePreviews {
  const known = new Map<string, Known>();
  /** Requests by the name in their address. */
  const named = new Map<string, PictureRequest>();

  /** The path of a picture. @throws PictureError when that is no file of the content any more */
  function originalOf({ file }: PictureRequest): string {
    const path = realPlace(dirname(imagesDir), pathOnDisk(imagesDir, file));
    if (path === undefined || statSync(path, { throwIfNoEntry: false })?.isFile() === false)
      throw new PictureError(file, undefined);
    return path;
  }

  /** Falls back to the last data of a picture that has become unreadable, which the content check reports. */
  async function measureOne(request: PictureRequest): Promise<PictureData> {
    const key = pictureKey(request.preset, request.file, request.focus);
    const before = known.get(key);
    try {
      return await measureNow(request, key, before);
    } catch (error) {
      if (before) return before.data;
      throw error;
    }
  }

  async function measureNow(request: PictureRequest, key: string, before?: Known): Promise<PictureData> {
    const path = originalOf(request);
    const { mtimeMs, size } = await stat(path);
    const stamp = `${mtimeMs} ${size}`;
    if (before?.stamp === stamp) return before.data;
    const original = await readFile(path);
    const isDrawing = parse(request.file).ext === '.svg';
    const { name, measures } = await (isDrawing ? drawing : photograph)(request, original);
    const data = { base: `/images/${name}${isDrawing ? '' : '/'}`, ...measures };
    named.set(name, request);
    known.set(key, { stamp, data });
    return data;
  }

  async function photograph({ file, preset, focus }: PictureRequest, original: Buffer) {
    const name = versionsName(file, original, cropRules(preset, focus));
    const finished = join(cacheDir, name);
    const folder = (await exists(join(finished, measuresFile)))
      ? finished
      : await cachedFolder(previewsDir, name, async (folder) => {
          const photograph = await decoding(file, openPhotograph(original));
          const { measures } = planCrops(photograph, cropRules(preset, focus));
          await writeFile(join(folder, measuresFile), JSON.stringify(measures));
        });
    const measures: Measures = JSON.parse(await readFile(join(folder, measuresFile), 'utf8'));
    return { name, measures };
  }

  async function drawing({ file }: PictureRequest, original: Buffer) {
    const { width, height } = await decoding(file, sharp(original).metadata());
    const measures: Measures = { width, height, crops: [] };
    return { name: drawingName(file, original), measures };
  }

  return {
    async measure(requests) {
      const data = new Map<string, PictureData>();
      for (const request of requests)
        data.set(pictureKey(request.preset, request.file, request.focus), await measureOne(request));
      return data;
    },
    async read(path) {
      const [name = '', version] = path.split('/');
      const request = named.get(name);
      if (!request) return undefined;
      const original = originalOf(request);
      if (version !== undefined && !VERSION.test(version)) return undefined;
      if (!(await exists(original))) return undefined;
      if (version === undefined) return { type: 'image/svg+xml', body: await readFile(original) };
      const finished = join(cacheDir, name, version);
      if (await exists(finished))
        return { type: `image/${parse(version).ext.slice(1)}`, body: await readFile(finished) };
      const preview = join(previewsDir, name, `${version}.webp`);
      if (!(await exists(preview))) {
        const photograph = await decoding(request.file, openPhotograph(await readFile(original)));
        const { versions } = planCrops(photograph, cropRules(request.preset, request.focus));
        const requested = versions.find((one) => one.name === version);
        if (!requested) return undefined;
        // WebP regardless of the requested format: at effort 0 it looks the same and takes a tenth of the time.
        await writeFileAtomic(preview, await requested.pixels().webp({ quality: 80, effort: 0 }).toBuffer());
      }
      return { type: 'image/webp', body: await readFile(preview) };
    },
  };
}
