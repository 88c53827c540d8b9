import { Picture } from '../ui/Picture.tsx';

/** Its frame is higher than the picture, so that its sides are cut off: wider than the frame, it stays sharp. */
const SIZES = '(min-width: 64rem) 70vw, 145vw';

interface Props {
  image: { file: string; alt: string; focus?: string | undefined } | undefined;
  kind: 'photo' | 'drawing';
}

/** The picture beside the last words of a page. */
export function ClosingPicture({ image, kind }: Props) {
  return (
    image && (
      <div className={kind === 'drawing' ? 'closing-picture closing-drawn' : 'closing-picture'}>
        <Picture preset="half" sizes={SIZES} {...image} />
      </div>
    )
  );
}
