import { Suspense, useContext, useEffect } from 'react';
import { ERROR_TITLE } from '../../constants.ts';
import { useSite } from '../../context/site-context.ts';
import { Button } from '../../ui/Button.tsx';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { ErrorDrawing } from './error-drawing.ts';
import './broken-cable.late.css';
import './error-screen.late.css';

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
        <ul className="error-links">
          {[...footer.services.links, ...footer.company.links].map(({ label, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and labels may repeat
            <li key={index}>
              <SiteLink to={link}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <Suspense>
        <Drawing />
      </Suspense>
    </section>
  );
}
