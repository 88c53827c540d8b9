import './button.css';
import { Icon } from './Icon.tsx';
import { SiteLink } from './SiteLink.tsx';

interface Props {
  button: { label: string; link: string };
}

/** A link styled as a button. */
export function Button({ button }: Props) {
  return (
    <SiteLink className="button button-signal" to={button.link} end={<Icon name="arrow-right" />}>
      {button.label}
    </SiteLink>
  );
}
