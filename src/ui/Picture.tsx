import { useContext } from 'react';
import { AssetsContext } from '../page/assets.ts';
import { type Place, pictureKey, pictureSources } from './places.ts';
import './picture.css';

interface Props {
  place: Place;
  /** File name in content/images. */
  file: string;
  alt: string;
  /** For the picture that the first screen is judged by: fetched at once and before anything else. */
  priority?: boolean;
}

/**
 * A picture in every size and format that the build made of it. Width and height stand on each choice, so
 * its place is kept free before it arrives.
 * @throws when the build made nothing of the file for this place.
 */
export function Picture({ place, file, alt, priority = false }: Props) {
  const data = useContext(AssetsContext).pictures[pictureKey(place, file)];
  if (data === undefined) throw new Error(`The picture “${file}” was not made for the place “${place}”.`);
  const sources = pictureSources(place, data);
  const plainest = sources.pop();
  const [x, y] = data.focus;
  return (
    <picture className="picture">
      {sources.map(({ type, ...source }) => (
        <source key={`${source.media ?? ''} ${type}`} type={type} {...source} />
      ))}
      <img
        className={`focus-x${x} focus-y${y}`}
        src={plainest === undefined ? data.base : plainest.srcSet.split(' ', 1)[0]}
        {...(plainest && { srcSet: plainest.srcSet, sizes: plainest.sizes })}
        width={data.width}
        height={data.height}
        alt={alt}
        {...(priority
          ? { fetchPriority: 'high' as const }
          : { loading: 'lazy' as const, decoding: 'async' as const })}
      />
    </picture>
  );
}
