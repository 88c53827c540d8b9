import { type ReactNode, use } from 'react';
import { AssetsContext } from '../context/assets.ts';
import { useSite } from '../context/site-context.ts';

interface Props {
  /**
   * As editors write it: `/about`, `/about#vision`, `#vision`, `#`, `files/list.pdf`, `mailto:…`, `tel:…` or a web address.
   */
  to: string;
  className?: string | undefined;
  current?: boolean | undefined;
  children: ReactNode;
  /** What follows the words, and the kind and size of a file. */
  end?: ReactNode;
}

/** A link; one to a file says its kind and size. Links within the site do not load a document: see `followLinks`. */
export function SiteLink({ to, current, children, end, ...props }: Props) {
  const site = useSite();
  const file = use(AssetsContext).files?.[to] ?? site.files?.[to];
  return (
    <a
      {...props}
      href={file?.url ?? to}
      type={file?.type}
      {...(current && { 'aria-current': 'page' })}
      {...(/^https?:/.test(to) && { rel: 'noopener' })}
    >
      {children}
      {/* A space that stays in a flex container. */}
      {file && <small>{`\u00a0(${file.about})`}</small>}
      {end}
    </a>
  );
}
