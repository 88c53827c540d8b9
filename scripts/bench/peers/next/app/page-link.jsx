'use client';
import Link from 'next/link';
import { usePathname } from 'next/navigation';

/** A link, marked in the navigation when its page is open. */
export function PageLink(props) {
  const isCurrent = usePathname() === props.href && /navigation-/.test(props.className);
  if (!isCurrent) return <Link {...props} />;
  return (
    <>
      <Link {...props} aria-current="page" />
      {props.className === 'navigation-link' && <span className="navigation-marker" aria-hidden />}
    </>
  );
}
