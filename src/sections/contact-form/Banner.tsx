import { Icon } from '../../ui/Icon.tsx';
import type { ShownBanner } from './use-banner.ts';

interface Props {
  banner: ShownBanner | undefined;
  /** Said to screen readers while the message is on its way. */
  progress: string | undefined;
}

const icons = { success: 'check', error: 'circle-alert' } as const;

/** The form's feedback. Its two live regions are always there: screen readers announce only what changes. */
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
