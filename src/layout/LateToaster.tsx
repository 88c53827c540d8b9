import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { useSite } from '../page/site.ts';
import { watchConnection } from '../ui/connection.ts';

const Toaster = lazy<ComponentType>(() =>
  import('../ui/toast/Toaster.tsx').then(
    ({ Toaster }) => ({ default: Toaster }),
    // It would take the whole page down with it. The browser's console tells why it did not come.
    () => ({ default: () => null }),
  ),
);

/** The toaster, once the page is alive: no first paint waits for it and no prerendered page holds it. */
export function LateToaster() {
  const { words } = useSite();
  const [alive, setAlive] = useState(false);
  useEffect(() => {
    setAlive(true);
    return watchConnection(words);
  }, [words]);
  return <Suspense>{alive && <Toaster />}</Suspense>;
}
