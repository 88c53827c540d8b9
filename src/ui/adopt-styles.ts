/**
 * Adds a style sheet from a script (`import css from './x.css?inline'`) for components that only scripts show, to keep it
 * out of the first paint. Use no cascade layer in it, or the browser has to sort its layers again.
 */
export function adoptStyles(css: string): void {
  // There is no document while prerendering. Browsers before 2023 show the component without this style.
  if (typeof document === 'undefined' || !document.adoptedStyleSheets) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
