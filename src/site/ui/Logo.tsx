import { mark } from './mark.ts';
import './logo.css';

/** The company's mark and name. The mark has the text colour, its port the signal colour. */
export function Logo({ company }: { company: string }) {
  return (
    <span className="logo">
      <svg className="logo-mark" viewBox="4 2 26 29" width="26" height="29" fill="none" aria-hidden="true">
        <path
          d={mark.cable}
          stroke="currentColor"
          strokeWidth={mark.thickness}
          strokeLinecap="round"
          strokeLinejoin="round"
        />
        <circle className="logo-port" {...mark.port} />
      </svg>
      <span className="logo-name">{company}</span>
    </span>
  );
}
