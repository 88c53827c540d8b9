import { StoredPicture } from '../picture/StoredPicture.tsx';

interface Props {
  documentTitle: string;
  description: string;
  host: string;
  /** The picture, and the point of it that matters most. */
  picture: { file: string; focus: string } | undefined;
}

/** A page as it is shown where somebody shares it. */
export function SocialCard({ documentTitle, description, host, picture }: Props) {
  return (
    <figure className="page-preview">
      <figcaption>As it looks where somebody shares it</figcaption>
      <div className="social-card">
        <div className="social-picture">
          {picture && (
            <StoredPicture
              file={picture.file}
              {...(picture.focus && { style: { objectPosition: picture.focus } })}
            />
          )}
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
