/**
 * Adds a style sheet that came with a script (`import css from './x.css?inline'`), for what only scripts can show: the
 * first paint does not wait for it. In no cascade layer, so that the browser need not sort its layers again.
 */
export function adoptStyles(css: string): void {
  // While prerendering there is no document; browsers before 2023 adopt nothing and show the element without its style.
  if (typeof document === 'undefined' || !document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
