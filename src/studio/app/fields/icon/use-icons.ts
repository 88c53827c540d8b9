import { useEffect, useState } from 'react';
import type { IconChoice } from '../../../field-data.ts';
import { post } from '../../api.ts';

let icons: Promise<IconChoice[]> | undefined;

/** All icons, loaded once; undefined until they are there. */
export function useIcons(): IconChoice[] | undefined {
  const [loaded, setLoaded] = useState<IconChoice[]>();
  useEffect(() => {
    icons ??= post<IconChoice[]>('icons');
    icons.then(setLoaded, (error: unknown) => {
      // It is tried again where they are needed next.
      icons = undefined;
      console.warn(error);
    });
  }, []);
  return loaded;
}
