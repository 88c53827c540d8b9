import { useCallback, useEffect, useState } from 'react';
import { BANNER_MS } from '../../constants.ts';

/** What the form says about the last submit. */
export interface BannerContent {
  kind: 'success' | 'error';
  heading: string;
  text: string;
}

/** With a key of its own each time: saying the same again is news as well, and is announced again. */
export type ShownBanner = BannerContent & { key: number };

/**
 * The form's feedback: none, success or error. It disappears by itself after BANNER_MS.
 * @returns the banner, and the function that shows another or, given nothing, clears it
 */
export function useBanner() {
  const [banner, setBanner] = useState<ShownBanner>();

  const say = useCallback(
    (content?: BannerContent) => setBanner((last) => content && { ...content, key: last ? last.key + 1 : 0 }),
    [],
  );

  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setBanner(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  return [banner, say] as const;
}
