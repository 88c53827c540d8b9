import { mark } from '../../../../site/ui/mark.ts';
import { useEditing } from '../editing.ts';

interface Props {
  title: string;
  documentTitle: string;
  description: string;
  host: string;
  company: string;
  /** The picture behind the title, and the point of it that matters most. */
  picture: { file: string; focus: string } | undefined;
}

/** A page as it is shown where somebody shares it; src/prerender/social-card-drawing.ts draws the real one. */
export function SocialCard({ title, documentTitle, description, host, company, picture }: Props) {
  const { pictureUrl } = useEditing();
  return (
    <figure className="page-preview">
      <figcaption>As it looks where somebody shares it</figcaption>
      <div className="social-card">
        <div className="social-picture">
          {picture && (
            <img
              src={pictureUrl(picture.file, 1200)}
              alt=""
              {...(picture.focus && { style: { objectPosition: picture.focus } })}
            />
          )}
          <p className="social-company">
            <svg viewBox="4 2 26 29" fill="none" aria-hidden="true">
              <path d={mark.cable} stroke="currentColor" strokeWidth={mark.thickness} strokeLinecap="round" />
              <circle className="logo-port" {...mark.port} />
            </svg>
            {company}
          </p>
          <p className={`social-title social-${titleSize(title)}`}>{title}</p>
        </div>
        <div className="social-words">
          <p>{host}</p>
          <p className="social-heading">{documentTitle}</p>
          <p className="social-description">{description}</p>
        </div>
      </div>
    </figure>
  );
}

/** Longer titles are set smaller, so that they fit on three lines. */
const titleSize = ({ length }: { length: number }) =>
  length <= 40 ? 'large' : length <= 50 ? 'medium' : 'small';
