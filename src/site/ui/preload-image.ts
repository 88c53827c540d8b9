import type { PictureData } from '../context/assets.ts';
import { type ImagePreset, pictureSources } from './image-presets.ts';

/**
 * Fetches the version of a picture that this screen will show, ahead of its page. The browser chooses from the same
 * sources as in `<Picture>`, so it fetches the file that the page will use.
 */
export function preloadImage(preset: ImagePreset, data: PictureData): void {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  const sources = pictureSources(preset, data);
  const fallback = sources.pop();
  for (const { srcSet, sizes, type, media } of sources) {
    const source = document.createElement('source');
    source.type = type;
    if (media !== undefined) source.media = media;
    source.sizes = sizes;
    source.srcset = srcSet;
    picture.append(source);
  }
  picture.append(image);
  image.fetchPriority = 'low';
  if (fallback === undefined) {
    image.src = data.base;
    return;
  }
  image.sizes = fallback.sizes;
  image.srcset = fallback.srcSet;
}
