import { type ComponentProps, useEffect, useRef, useState } from 'react';
import type { PictureData } from '../../../../site/context/assets.ts';
import { post } from '../../api.ts';

interface Props extends ComponentProps<'img'> {
  file: string;
}

/** A picture of the content, loaded once it is seen. What it shows is said beside it. */
export function StoredPicture({ file, ...props }: Props) {
  const image = useRef<HTMLImageElement>(null);
  const [src, setSrc] = useState<string>();
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without its address it stays blank; the check reports what cannot be shown.
      post<Record<string, PictureData>>('pictures', [file]).then(
        (found) => setSrc(found[file]?.base),
        console.warn,
      );
    });
    if (image.current) observer.observe(image.current);
    return () => observer.disconnect();
  }, [file]);
  return <img alt="" src={src} {...props} ref={image} />;
}
