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

/** A cable whose plug lies before a port without a link light; it moves closer while the words are pointed at. */
function BrokenCable() {
  return (
    <svg
      className="error-cable"
      viewBox="124 0 1600 360"
      preserveAspectRatio="xMidYMid slice"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path className="error-dark" d="M1130 180h1200" />
      <g className="error-port">
        {/* The plate with its screws, the jack in it, its opening with a slot for the latch, and its contacts. */}
        <rect x="898" y="64" width="232" height="232" rx="30" />
        <path className="error-screws" d="M914 86l10-10M1104 86l10-10M914 284l10-10M1104 284l10-10" />
        <rect x="930" y="96" width="168" height="168" rx="16" />
        <path className="error-hole" d="M958 232V164h24v-20h18v-14h28v14h18v20h24v68z" />
        <path className="error-pins" d={pins()} />
        <circle className="error-halo" cx="950" cy="116" r="17" />
        <circle cx="950" cy="116" r="7" />
      </g>
      <g className="error-plug">
        <path className="error-shade" d="M596 236h196a8 8 0 0 0 8-8v14a12 12 0 0 1-12 12H640z" />
        <path className="error-run" d="M-700 250H290c130 0 130-70 260-70h60" />
        {/* From left to right: the boot, the body with its latch, its wires and its eight contacts. */}
        <path
          className="error-end"
          d="M604 168l52-16h16v56h-16l-52-16zM620 163v34M637 158v44M672 136h118a6 6 0 0 1 6 6v76a6 6 0 0 1-6 6H672zM668 128l14-12h84l14 20H690z"
        />
        <path className="error-wires" d={rows(684, 744)} />
        <path className="error-contacts" d={rows(752, 784)} />
      </g>
    </svg>
  );
}

/** Eight parallel strokes, as the wires in a plug. */
const rows = (from: number, to: number) =>
  Array.from({ length: 8 }, (_, wire) => `M${from} ${148.5 + 9 * wire}H${to}`).join('');

/** The eight contacts at the foot of the port. */
const pins = () => Array.from({ length: 8 }, (_, pin) => `M${977.5 + 10.5 * pin} 230v-26`).join('');
