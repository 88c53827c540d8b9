import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../context/site-context.ts';
import { watchConnection } from '../ui/connection.ts';

/**
 * The toaster, loaded after hydration: no first paint waits for it and no prerendered page contains it. Without Suspense,
 * whose boundary React would have to hydrate first, by throwing and catching.
 */
export function LazyToaster() {
  const { words } = useSite();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => watchConnection(words), [words]);
  useEffect(() => {
    import('../ui/toast/Toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      // The page goes on without it; the browser's console says why it did not come.
      () => {},
    );
  }, []);
  return Toaster && <Toaster />;
}
