import { useState } from 'react';
import {
  Links,
  Meta,
  Outlet,
  PrefetchPageLinks,
  Scripts,
  ScrollRestoration,
  useLocation,
  useNavigate,
} from 'react-router';
import footer from '../footer.html?raw';
import header from '../header.html?raw';
import styles from './styles.css?url';

export const links = () => [{ rel: 'stylesheet', href: styles }];

const pathOf = ({ target }) => target.closest('a[href^="/"]')?.getAttribute('href');

/** The pages are finished HTML, so their links are handled here: like `<Link prefetch="intent">`. */
function useLinks() {
  const navigate = useNavigate();
  const [next, setNext] = useState();
  const prefetch = (event) => setNext((now) => pathOf(event) ?? now);
  function onClick(event) {
    const path = pathOf(event);
    if (!path || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    navigate(path);
  }
  return { next, handlers: { onClick, onPointerOver: prefetch, onTouchStart: prefetch } };
}

export default function Root() {
  const { pathname } = useLocation();
  const { next, handlers } = useLinks();
  const current = header.replace(`href="${pathname}">`, `href="${pathname}" aria-current="page">`);
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
      </head>
      <body>
        <div id="root" {...handlers}>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build has made it. */}
          <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: current }} />
          <Outlet />
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own build has made it. */}
          <div style={{ display: 'contents' }} dangerouslySetInnerHTML={{ __html: footer }} />
          {next && <PrefetchPageLinks page={next} />}
        </div>
        <ScrollRestoration />
        <Scripts />
      </body>
    </html>
  );
}
