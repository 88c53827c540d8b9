import { useCallback, useEffect, useState } from 'react';

/** The form's banner disappears after this many milliseconds (sections 4 and 9). */
const BANNER_MS = 5000;

/** Feedback on the last submit. */
export interface BannerContent {
  kind: 'success' | 'error';
  heading: string;
  text: string;
}

/** A new key each time, so that the same message is announced again. */
export type ShownBanner = BannerContent & { key: number };

/**
 * The form's feedback: none, success or error. It disappears after BANNER_MS.
 * @returns the banner, and a function that shows another or, without an argument, removes it
 */
export function useBanner() {
  const [banner, setShown] = useState<ShownBanner>();

  const setBanner = useCallback(
    (content?: BannerContent) => setShown((last) => content && { ...content, key: last ? last.key + 1 : 0 }),
    [],
  );

  useEffect(() => {
    if (!banner) return;
    const timer = setTimeout(() => setShown(undefined), BANNER_MS);
    return () => clearTimeout(timer);
  }, [banner]);

  return [banner, setBanner] as const;
}
