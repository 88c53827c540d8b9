import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { SAMPLE_SITE } from '../../../tests/sample-site.ts';
import { pictureSources } from '../../site/ui/image-presets.ts';
import { type PicturePreviews, picturePreviews } from './picture-previews.ts';

let folder: string;
let pictures: PicturePreviews;
const drafts = () => join(folder, 'drafts');

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'live-pictures-'));
  await mkdir(join(folder, 'images'));
  for (const file of ['home-hero.jpg', 'network-topology.svg'])
    await cp(join(SAMPLE_SITE, 'images', file), join(folder, 'images', file));
  pictures = picturePreviews(join(folder, 'images'), join(folder, 'cache'), drafts());
});
afterEach(() => rm(folder, { recursive: true }));

it('measures a photograph without encoding it, and encodes requested versions', async () => {
  const data = (await pictures.measure([{ file: 'home-hero.jpg', preset: 'hero' }])).get(
    'hero/home-hero.jpg',
  );
  if (!data) throw new Error('The picture was not measured.');
  const [name = ''] = await readdir(drafts());
  expect(await readdir(join(drafts(), name))).toEqual(['measures.json']);

  const [source] = pictureSources('hero', data);
  const [url = '', width = ''] = source?.srcSet.split(/[ ,]+/) ?? [];
  const file = await pictures.read(url.replace('/images/', ''));
  expect(file?.type).toBe('image/webp');
  expect((await sharp(file?.body).metadata()).width).toBe(Number.parseInt(width, 10));
  expect(await readdir(join(drafts(), name))).toHaveLength(2);
});

it('keeps the data of a picture while its file cannot be decoded', async () => {
  const request = { file: 'home-hero.jpg', preset: 'hero' } as const;
  const before = await pictures.measure([request]);
  await writeFile(join(folder, 'images', 'home-hero.jpg'), 'no picture');
  expect(await pictures.measure([request])).toEqual(before);
  await rm(join(folder, 'images', 'home-hero.jpg'));
  expect(await pictures.measure([request])).toEqual(before);
});

it('sends an SVG unchanged', async () => {
  const request = { file: 'network-topology.svg', preset: 'side' } as const;
  const data = (await pictures.measure([request])).get('side/network-topology.svg');
  const file = await pictures.read(data?.base.replace('/images/', '') ?? '');
  expect(file?.type).toBe('image/svg+xml');
  expect(String(file?.body)).toContain('<svg');
});

it('has nothing at other paths', async () => {
  await pictures.measure([{ file: 'home-hero.jpg', preset: 'hero' }]);
  const [name = ''] = await readdir(drafts());
  for (const path of ['', 'other/n480.avif', `${name}/x1.avif`, `${name}/../../images/home-hero.jpg`])
    expect(await pictures.read(path), path).toBeUndefined();
});
