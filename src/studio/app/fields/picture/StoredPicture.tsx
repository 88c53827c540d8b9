import { type ComponentProps, useEffect, useRef, useState } from 'react';
import { way } from '../../api.ts';

interface Props extends ComponentProps<'img'> {
  file: string;
  /** The width at which it is shown, in pixels. */
  shownWidth: number;
}

/** A picture of the content, loaded once it is seen. What it shows is said beside it. */
export function StoredPicture({ file, shownWidth, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without its address it stays blank; the check reports what cannot be shown.
      Promise.resolve(way.pictureUrl(file, shownWidth)).then(setSrc, console.warn);
    });
    if (image.current) observer.observe(image.current);
    return () => observer.disconnect();
  }, [file, shownWidth]);
  return <img alt="" src={src} {...props} ref={image} />;
}
