import type { MouseEvent, ReactNode } from 'react';
import { Link } from 'react-router-dom';

interface Props {
  /** As editors write it: `/about`, `/about#vision`, `#vision`, `#`, `mailto:…`, `tel:…` or a web address. */
  to: string;
  className?: string | undefined;
  current?: boolean | undefined;
  onClick?: (() => void) | undefined;
  children: ReactNode;
}

const stay = (event: MouseEvent) => event.preventDefault();

/** A link to wherever its address says: within the site without loading a document, elsewhere as usual. */
export function SiteLink({ to, current, ...props }: Props) {
  const ariaCurrent = current ? ({ 'aria-current': 'page' } as const) : {};
  // "#" is a link that leads nowhere yet: it must not throw the reader back to the top.
  // biome-ignore lint/a11y/useValidAnchor: the content says that it is a link
  if (to === '#') return <a {...props} href="#" onClick={stay} />;
  // Nobody clicks in the prerender, and working out an address that is whole already would take most of its time.
  if (import.meta.env.SSR && to.startsWith('/')) return <a {...props} {...ariaCurrent} href={to} />;
  if (/^[/#]/.test(to)) return <Link {...props} {...ariaCurrent} to={to} discover="none" />;
  return <a {...props} href={to} {...(/^https?:/.test(to) && { rel: 'noopener' })} />;
}
