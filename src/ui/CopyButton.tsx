import { useEffect, useState } from 'react';
import { useSite } from '../context/site-context.ts';
import './copy-button.css';
import { fill } from './fill.ts';
import { Icon } from './Icon.tsx';
import { showToast } from './toast/show-toast.ts';

/** How long the icon says how it went, in milliseconds. */
const RESULT_MS = 1600;

const icons = { idle: 'copy', copied: 'check', failed: 'circle-alert' } as const;

interface Props {
  /** What is copied. */
  value: string;
  /** Name of the button, for screen readers and as its tooltip. */
  label: string;
}

/**
 * Copies a text and says so in a toast, or that the browser would not; its icon says the same where the visitor looks.
 * Not shown where scripts are off.
 */
export function CopyButton({ value, label }: Props) {
  const { words } = useSite();

  // A new object each time: copying again shows the result for its whole time again.
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
