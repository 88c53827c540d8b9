import { createContext, use } from 'react';
import type { Site } from '../../content/index.ts';
import type { Assets } from './assets.ts';

/** The content of site.yaml as pages show it. */
export interface ShownSite extends Site {
  /** The files that its links lead to, by link; absent if there are none. */
  files?: NonNullable<Assets['files']>;
  /** The `tel:` URIs of its phone numbers, by `phoneKey`. */
  calls?: Record<string, string>;
}

/** Under which a phone number has its `tel:` URI. @param country of the address beside it */
export const phoneKey = (phone: string, country: string): string => `${country} ${phone}`;

export const SiteContext = createContext<ShownSite | undefined>(undefined);

/** The content of site.yaml, which all pages share. @throws outside of a SiteContext. */
export function useSite(): ShownSite {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a SiteContext around it.');
  return site;
}
