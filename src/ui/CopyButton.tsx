import { useSite } from '../page/site.ts';
import './copy-button.css';
import { fill } from './fill.ts';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/store.ts';

interface Props {
  /** What is copied. */
  value: string;
  /** Name of the button, for screen readers and as its tooltip. */
  label: string;
}

/** Copies a text and says so in a toast, or that the browser would not. Not shown where scripts are off. */
export function CopyButton({ value, label }: Props) {
  const { words } = useSite();

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      showToast({ message: fill(words.copied, { value }) });
    } catch {
      showToast({ message: words.copyFailed });
    }
  };

  return (
    <button className="copy-button" type="button" title={label} onClick={copy}>
      <Icon name="copy" />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
