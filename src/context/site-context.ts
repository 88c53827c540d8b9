import { createContext, use } from 'react';
import type { Site } from '../content/index.ts';

export const SiteContext = createContext<Site | undefined>(undefined);

/** What all pages share, from site.yaml. @throws outside of a page. */
export function useSite(): Site {
  const site = use(SiteContext);
  if (site === undefined) throw new Error('useSite() needs a SiteContext around it.');
  return site;
}
