import { type ReactNode, useLayoutEffect, useSyncExternalStore } from 'react';
import { keepSemantics } from './section-semantics.ts';

let current: Document | undefined;
const TITLE = 'The page as visitors see it';
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
    document?.defaultView?.frameElement?.setAttribute('title', TITLE);
    if (document) document.title = TITLE;
    for (const listener of listeners) listener();
    return document && keepSemantics(document);
  }, [document]);
  return <>{children}</>;
}
