import { useEffect } from 'react';
import { ERROR_TITLE } from '../constants.ts';
import { useSite } from '../context/site-context.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import './error-screen.css';

/** The message for an unknown address. */
export const NOT_FOUND = '404 Not Found';

/** Shown for unknown addresses and for any error while a page renders. */
export function ErrorScreen({ message }: { message: string }) {
  const { words } = useSite();
  useEffect(() => {
    document.title = ERROR_TITLE;
  }, []);
  return (
    <section className="error-screen tone-ink">
      <div className="wrap error-inner">
        <BrokenCable />
        <h1>{ERROR_TITLE}</h1>
        <p className="error-status">{message}</p>
        <p className="error-text">{words.errorText}</p>
        <SiteLink className="button button-signal" to="/">
          {words.errorHome}
        </SiteLink>
      </div>
    </section>
  );
}

/** A cable that ends before a port without a link light. */
function BrokenCable() {
  return (
    <svg className="error-cable" viewBox="0 0 640 96" fill="none" aria-hidden="true" focusable="false">
      <path className="error-run" d="M0 48h212c26 0 26-30 52-30h24" />
      <path className="error-end" d="M288 9h18v18h-18zM306 13h8v10h-8zM293 9v6M298 9v6M303 9v6" />
      <rect className="error-port" x="356" y="24" width="48" height="48" rx="8" />
      <path className="error-port" d="M368 40h24v14h-6v6h-12v-6h-6z" />
      <path className="error-run error-dark" d="M404 48h236" />
    </svg>
  );
}
