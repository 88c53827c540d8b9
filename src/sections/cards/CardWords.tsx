import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import type { Props } from './schema.ts';

interface Words {
  card: Props['items'][number];
  /** Whether a picture replaces the icon. */
  withoutIcon?: boolean;
}

/** What a card says: its icon, its title, which leads to its page, and its description. */
export function CardWords({ card: { icon, title, description, link }, withoutIcon }: Words) {
  return (
    <>
      {!withoutIcon && (
        <span className="card-icon">
          <Icon name={icon} />
        </span>
      )}
      <h3>{link ? <SiteLink to={link}>{title}</SiteLink> : title}</h3>
      <p>{noBreakWords(description)}</p>
      {link && (
        <span className="card-arrow">
          <Icon name="arrow-right" />
        </span>
      )}
    </>
  );
}
