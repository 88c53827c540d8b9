import { type PictureData, type Place, pictureSources } from './places.ts';

/**
 * Fetches the version of a picture that this screen will show, ahead of the page that shows it. The browser
 * chooses by the same list as `<Picture>` gives it, so the file that arrives is the file that is used.
 */
export function warmPicture(place: Place, data: PictureData): void {
  const picture = document.createElement('picture');
  const image = document.createElement('img');
  const sources = pictureSources(place, data);
  const plainest = sources.pop();
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
  if (plainest === undefined) {
    image.src = data.base;
    return;
  }
  image.sizes = plainest.sizes;
  image.srcset = plainest.srcSet;
}
