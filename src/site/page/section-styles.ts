import { CONTENT_TIMEOUT_MS } from './content.ts';

let loaded: Promise<boolean> | undefined;

/**
 * Loads the style sheets of all section types, once, and removes those that this document has inline: they are among them.
 * @returns whether that succeeded within the time limit; after a failure the next call tries again
 */
export function loadSectionStyles(): Promise<boolean> {
  const { styles } = document.documentElement.dataset;
  // The development server sends them with every page.
  if (!styles) return Promise.resolve(true);
  loaded ??= load(styles).then((succeeded) => {
    if (!succeeded) loaded = undefined;
    return succeeded;
  });
  return loaded;
}

function load(url: string): Promise<boolean> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = url;
  // Applied only when it is loaded, together with the removal: the browser recalculates the style of the page once, not twice.
  link.media = 'not all';
  return new Promise((resolve) => {
    const fail = () => {
      link.remove();
      resolve(false);
    };
    const timer = setTimeout(fail, CONTENT_TIMEOUT_MS);
    link.onerror = fail;
    link.onload = () => {
      clearTimeout(timer);
      link.media = 'all';
      for (const inline of document.querySelectorAll('style[data-section]')) inline.remove();
      resolve(true);
    };
    document.head.append(link);
  });
}
