import type { ReactNode } from 'react';

interface Props {
  /** As editors write it: `/about`, `/about#vision`, `#vision`, `#`, `mailto:…`, `tel:…` or a web address. */
  to: string;
  className?: string | undefined;
  current?: boolean | undefined;
  children: ReactNode;
}

/** A link. Links within the site do not load a document: see `followLinks`. */
export const SiteLink = ({ to, current, ...props }: Props) => (
  <a
    {...props}
    href={to}
    {...(current && { 'aria-current': 'page' })}
    {...(/^https?:/.test(to) && { rel: 'noopener' })}
  />
);
