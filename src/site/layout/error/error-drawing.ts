import { type ComponentType, createContext, lazy } from 'react';

/**
 * The drawing of the error screen. The prerender provides it; browsers load it with the first error screen that they show.
 * It is decoration: while it is on its way, and where it cannot be loaded, what is shown stays as it is.
 */
export const ErrorDrawing = createContext<ComponentType>(
  lazy(() =>
    import('./BrokenCable.tsx').then(
      (module) => ({ default: module.BrokenCable }),
      // The browser logs the failed import.
      () => new Promise<never>(() => {}),
    ),
  ),
);
