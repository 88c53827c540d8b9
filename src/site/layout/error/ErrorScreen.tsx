import { Suspense, useContext, useEffect } from 'react';
import { useSite } from '../../context/site-context.ts';
import { ERROR_TITLE } from '../../page/head.ts';
import { Button } from '../../ui/Button.tsx';
import { LinkList } from '../../ui/LinkList.tsx';
import { ErrorDrawing } from './error-drawing.ts';
import './style.css';

/** The message for an unknown address. */
export const NOT_FOUND = '404 Not Found';

/** Shown for unknown addresses and for any error while a page renders. */
export function ErrorScreen({ message }: { message: string }) {
  const { words, footer } = useSite();
  const Drawing = useContext(ErrorDrawing);
  useEffect(() => {
    document.title = ERROR_TITLE;
  }, []);
  return (
    <section className="error-screen tone-ink">
      <div className="wrap error-inner">
        <h1>{ERROR_TITLE}</h1>
        <p className="error-status">{message}</p>
        <p className="error-text">{words.errorText}</p>
        <Button button={{ label: words.errorHome, link: '/' }} />
        <LinkList className="error-links" links={[...footer.services.links, ...footer.company.links]} />
      </div>
      <Suspense>
        <Drawing />
      </Suspense>
    </section>
  );
}
