import { useEffect } from 'react';
import { ERROR_TITLE } from '../constants.ts';
import { useSite } from '../context/site-context.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import './error-screen.late.css';

/** The message for an unknown address. */
export const NOT_FOUND = '404 Not Found';

/** Shown for unknown addresses and for any error while a page renders. */
export function ErrorScreen({ message }: { message: string }) {
  const { footer, words } = useSite();
  useEffect(() => {
    document.title = ERROR_TITLE;
  }, []);
  return (
    <section className="error-screen tone-ink">
      <div className="wrap error-inner">
        <h1>{ERROR_TITLE}</h1>
        <p className="error-status">{message}</p>
        <p className="error-text">{words.errorText}</p>
        <SiteLink className="button button-signal" to="/">
          {words.errorHome}
        </SiteLink>
        <ul className="error-links">
          {[...footer.services.links, ...footer.company.links].map(({ label, link }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and links may repeat
            <li key={index}>
              <SiteLink to={link}>{label}</SiteLink>
            </li>
          ))}
        </ul>
      </div>
      <BrokenCable />
    </section>
  );
}

/** A cable that ends before a port without a link light; the plug moves closer while the words are pointed at. */
function BrokenCable() {
  return (
    <svg
      className="error-cable"
      viewBox="0 0 1600 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="error-dark" d="M1104 180h1200" />
      <g className="error-port">
        <rect x="924" y="90" width="180" height="180" rx="28" />
        <path d="M969 228v-60h22v-28h46v28h22v60z" />
        <circle cx="954" cy="120" r="8" />
      </g>
      <g className="error-plug">
        <path className="error-run" d="M-700 250H440c100 0 90-90 180-90h40" />
        <path
          className="error-end"
          d="M660 122h92v76h-92zM752 140h44v40h-44zM684 122v24M706 122v24M728 122v24"
        />
      </g>
    </svg>
  );
}
