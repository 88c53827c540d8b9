import { useEffect } from 'react';
import type { Path } from '../../../content/index.ts';
import type { View } from './Panel.tsx';

/** Shows the fields of what is selected or edited on the page. */
export function useFollowingView(
  show: (view: View) => void,
  selected: number | undefined,
  word: { file: string; path: Path } | undefined,
): void {
  useEffect(() => {
    if (selected !== undefined) show({ of: 'section' });
  }, [selected, show]);
  useEffect(() => {
    if (word?.file === 'site.yaml') show({ of: 'site', path: word.path });
    else if (word?.path[0] === 'sections') show({ of: 'section' });
  }, [word, show]);
}
