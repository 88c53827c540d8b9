import type { Plugin } from 'vite';

/** How React makes the errors that it throws to itself, each once as it is loaded. */
const signal = /(\w+Exception) = Error\((formatProdErrorMessage\(\d+\))\)/g;

/**
 * Vite plugin: gives React's signals no stack. Nobody reads one, and where developer tools listen, as they do in tests and
 * measurements, Chromium reads the whole bundle again to know the lines in it: 20 ms, or 80 on a phone, in the task that
 * brings the page to life.
 * @throws when React does not make them as it did
 */
export function stacklessSignals(): Plugin {
  return {
    name: 'stackless-signals',
    transform(code, id) {
      if (!id.endsWith('/react-dom-client.production.js')) return undefined;
      const changed = code.replace(signal, '$1 = Object.create(Error.prototype, { message: { value: $2 } })');
      if (changed === code) throw new Error(`No signals like “XException = Error(…)” are left in ${id}.`);
      return { code: changed, map: null };
    },
  };
}
