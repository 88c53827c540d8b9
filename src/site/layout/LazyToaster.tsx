import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../context/site-context.ts';
import { watchConnection } from '../ui/connection.ts';

/**
 * The toaster, loaded after hydration, so that neither the first paint nor the prerendered HTML includes it. Not by Suspense:
 * React would first have to hydrate its boundary, by throwing and catching.
 */
export function LazyToaster() {
  const { words } = useSite();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => watchConnection(words), [words]);
  useEffect(() => {
    import('../ui/toast/Toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      // The page works without it; the browser logs the failed import.
      () => {},
    );
  }, []);
  return Toaster && <Toaster />;
}
