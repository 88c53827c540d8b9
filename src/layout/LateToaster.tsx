import { type ComponentType, useEffect, useState } from 'react';
import { useSite } from '../page/site.ts';
import { watchConnection } from '../ui/connection.ts';

/**
 * The toaster, once the page is alive: no first paint waits for it and no prerendered page holds it. Without Suspense,
 * whose place in the page React would have to hydrate first, by throwing and catching.
 */
export function LateToaster() {
  const { words } = useSite();
  const [Toaster, setToaster] = useState<ComponentType>();
  useEffect(() => watchConnection(words), [words]);
  useEffect(() => {
    import('../ui/toast/Toaster.tsx').then(
      (module) => setToaster(() => module.Toaster),
      // The page goes on without it; the browser's console tells why it did not come.
      () => {},
    );
  }, []);
  return Toaster && <Toaster />;
}
