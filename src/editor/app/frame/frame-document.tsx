import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';

let current: Document | undefined;
const listeners = new Set<() => void>();

/** The document of the frame that shows the page; Puck makes it. */
export const useFrameDocument = (): Document | undefined =>
  useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => current,
  );

/** What Puck renders in its frame. */
export function FrameContent({ document, children }: { document?: Document; children: ReactNode }) {
  useLayoutEffect(() => {
    current = document;
    document?.defaultView?.frameElement?.setAttribute('title', 'The page as visitors see it');
    for (const listener of listeners) listener();
  }, [document]);
  return <>{children}</>;
}
