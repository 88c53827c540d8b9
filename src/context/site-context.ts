import { createContext, use } from 'react';
import type { Site } from '../content/index.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** The content of site.yaml, which all pages share. @throws outside of a SiteContext. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a SiteContext around it.');
  return site;
}
