import { Icon } from '../../ui/Icon.tsx';
import type { ShownBanner } from './use-banner.ts';

interface Props {
  banner: ShownBanner | undefined;
  /** Announced while the message is in flight. */
  progress: string | undefined;
}

const icons = { success: 'check', error: 'circle-alert' } as const;

/**
 * The form's feedback, which sticks to the top of the window. Its two live regions are always rendered, because screen readers
 * announce only changes.
 */
export function Banner({ banner, progress }: Props) {
  const content = banner && (
    <div className="form-banner-card" data-kind={banner.kind} key={banner.key}>
      <span className="form-banner-mark">
        <Icon name={icons[banner.kind]} />
      </span>
      <div>
        <h3 className="form-banner-heading">{banner.heading}</h3>
        <p className="form-banner-text">{banner.text}</p>
      </div>
    </div>
  );
  return (
    <div className="form-banner">
      <div role="status">
        {progress && <span className="visually-hidden">{progress}</span>}
        {banner?.kind === 'success' && content}
      </div>
      <div role="alert">{banner?.kind === 'error' && content}</div>
    </div>
  );
}
