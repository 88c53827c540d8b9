import { isDrawing, type PictureFacts, pictureName, sortFiles } from '../../content/index.ts';
import type { PictureData } from '../../site/context/assets.ts';
import type { EditorFacts } from '../editor-site.ts';
import { measurePicture } from '../pictures/measure-picture.ts';
import { createRoom } from '../room/room.ts';
import type { ContentStore } from '../store/content-store.ts';
import { bundledExamples, bundledSchemas } from './bundled-schemas.ts';

/** The room over a store, and the pictures as the editor's document can show them. */
export function createWebRoom(store: ContentStore, { icons, pictures }: EditorFacts) {
  const schemas = bundledSchemas(icons);
  const facts = new Map(Object.entries(pictures));
  /** Addresses of pictures, by their stamps. */
  const urls = new Map<string, Promise<string>>();

  /** The facts and the bytes of the newest version of a file. */
  async function stored(name: string) {
    const on = await store.snapshot();
    const stamp = on.files.get(name)?.stamp ?? '';
    const bytes = async () => (await store.read(on, [name])).get(name) ?? new Uint8Array();
    return { stamp, bytes };
  }

  /** @param given the bytes of a picture that is not stored yet */
  async function measure(name: string, given?: Uint8Array): Promise<PictureFacts> {
    if (given) return measurePicture(name, given);
    const { stamp, bytes } = await stored(name);
    const known = facts.get(stamp) ?? (await measurePicture(name, await bytes()));
    facts.set(stamp, known);
    return known;
  }

  async function urlOf(path: string): Promise<string> {
    const { stamp, bytes } = await stored(path);
    const type = isDrawing(path) ? 'image/svg+xml' : '';
    const made = async () => URL.createObjectURL(new Blob([(await bytes()) as BlobPart], { type }));
    const url = urls.get(stamp) ?? made();
    urls.set(stamp, url);
    // It is asked for again once there is a connection.
    url.catch(() => urls.delete(stamp));
    return url;
  }

  /** How to draw pictures, by their files. Those that are missing or broken are left out; the check reports them. */
  async function drawn(files: readonly string[]): Promise<Record<string, PictureData>> {
    const { images } = sortFiles([...(await store.snapshot()).files.keys()]);
    const all = files.map(async (file) => {
      const path = images.find((one) => pictureName(one) === file);
      const { width, height } = path === undefined ? {} : await measure(path);
      if (path === undefined || width === undefined || height === undefined) return [];
      // One file for all sizes, as drawings are.
      const data: PictureData = { base: await urlOf(path), width, height, crops: [] };
      return [[file, data] as const];
    });
    return Object.fromEntries((await Promise.all(all)).flat());
  }

  const room = createRoom({ store, schemas, dir: 'content', measure }, bundledExamples);
  return { room, drawn };
}
