import { useEffect, useState } from 'react';
import type { IconChoice } from '../../../field-data.ts';
import { useEditing } from '../editing.ts';

/** All icons; undefined until they are loaded. */
export function useIcons(): IconChoice[] | undefined {
  const { icons } = useEditing();
  const [loaded, setLoaded] = useState<IconChoice[]>();
  const [failure, setFailure] = useState<Error>();
  useEffect(() => {
    let isCurrent = true;
    icons().then((all) => isCurrent && setLoaded(all), setFailure);
    return () => {
      isCurrent = false;
    };
  }, [icons]);
  if (failure) throw failure;
  return loaded;
}
