import { useEffect, useState } from 'react';
import { useSite } from '../../context/site-context.ts';
import { fill } from '../../ui/fill.ts';
import { Icon } from '../../ui/Icon.tsx';
import { showToast } from '../../ui/toast/show-toast.ts';

/** How long the icon shows the result, in milliseconds. */
const RESULT_MS = 1600;

const icons = { idle: 'copy', copied: 'check', failed: 'circle-alert' } as const;

interface Props {
  /** The text to copy. */
  value: string;
  /** For screen readers and the tooltip. */
  label: string;
}

/**
 * Copies a text and shows success or failure in a toast and in the button's icon. Hidden without scripts.
 */
export function CopyButton({ value, label }: Props) {
  const { words } = useSite();

  // A new object each time, so that copying again restarts the timer.
  const [result, setResult] = useState<{ state: keyof typeof icons }>({ state: 'idle' });

  useEffect(() => {
    if (result.state === 'idle') return;
    const timer = setTimeout(() => setResult({ state: 'idle' }), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(value);
      setResult({ state: 'copied' });
      showToast({ message: fill(words.copied, { value }) });
    } catch {
      setResult({ state: 'failed' });
      showToast({ message: words.copyFailed });
    }
  };

  return (
    <button className="copy-button" data-state={result.state} type="button" title={label} onClick={copy}>
      <Icon name={icons[result.state]} />
      <span className="visually-hidden">{label}</span>
    </button>
  );
}
