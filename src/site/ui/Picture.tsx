import { useContext } from 'react';
import { AssetsContext } from '../context/assets.ts';
import { type ImagePreset, pictureKey, pictureSources } from './image-presets.ts';
import './picture.css';

interface Props {
  preset: ImagePreset;
  /** File name in content/images. */
  file: string;
  alt: string;
  /** The point that stays visible, such as `70% 45%`; without it, the middle. */
  focus?: string | undefined;
  /** Its width in the layout, where it is not that of the preset. */
  sizes?: string;
  /** For the largest picture of the first screen: fetched at once and before anything else. */
  priority?: boolean;
}

/** Classes that set the object position, whose rules the build makes. */
const focusClass = (focus: string | undefined) =>
  focus?.replaceAll('%', '').replace(/^(\d+) (\d+)$/, 'at-x$1 at-y$2');

/**
 * A picture in every size and format that the build made. Each source has its width and height, so that the layout
 * does not shift when the picture arrives. A drawing is one file; its parts with `:target` styles may move.
 * @throws if the build made no version of the file for this preset.
 */
export function Picture({ preset, file, alt, focus, sizes, priority = false }: Props) {
  const data = useContext(AssetsContext).pictures[pictureKey(preset, file, focus)];
  if (data === undefined)
    throw new Error(`The picture “${file}” has no versions for the preset “${preset}”.`);
  const sources = pictureSources(preset, data, sizes);
  const fallback = sources.pop();
  const image = fallback === undefined ? data.base : fallback.srcSet.split(' ', 1)[0];
  return (
    <picture className="picture">
      {/* A drawing moves only where its address asks for it: inside an image, a browser may not know what the visitor prefers. */}
      {fallback === undefined && (
        <source media="(prefers-reduced-motion: no-preference)" srcSet={`${image}#life`} />
      )}
      {sources.map(({ type, ...source }) => (
        <source key={`${source.media ?? ''} ${type}`} type={type} {...source} />
      ))}
      <img
        className={focusClass(focus)}
        src={image}
        {...(fallback && { srcSet: fallback.srcSet, sizes: fallback.sizes })}
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
