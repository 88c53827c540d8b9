import site from 'virtual:site';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { App, type AppProps } from '../../site/App.tsx';
import { SiteContext } from '../../site/context/site-context.ts';
import { applyChange } from './apply-changes.ts';
import { showEditLink } from './edit-link.ts';
import type { ContentChanged } from './events.ts';

const editLink = showEditLink();

/** The app in development: saved content is shown in place, so that scroll position, menus and form input are kept. */
export function DevApp(props: AppProps) {
  const [shown, setShown] = useState(site);
  const [known, setKnown] = useState(props.known);
  const location = useLocation();
  const isMissing = location.pathname === known.pathname && !known.content;

  // biome-ignore lint/correctness/useExhaustiveDependencies: the link reads the address from the window
  useEffect(editLink.update, [location]);

  useEffect(() => {
    const onChange = (change: ContentChanged) => {
      if (change.site) setShown(change.site);
      // Another page than the shown one is loaded again when it is visited.
      if (location.pathname !== known.pathname) setKnown({ pathname: '', content: undefined });
      void applyChange(change, isMissing, (content) => setKnown({ pathname: location.pathname, content }));
    };
    import.meta.hot?.on('content:changed', onChange);
    return () => import.meta.hot?.off('content:changed', onChange);
  }, [isMissing, location, known]);

  return (
    <SiteContext value={shown}>
      <App known={known} />
    </SiteContext>
  );
}
