const adopted = new Set<string>();

/**
 * Adds a style sheet, once, from a script (`import css from './x.css?inline'`) for components that only scripts show, to keep it
 * out of the first paint. Call it when such a component renders, because it makes the browser recalculate the style of the
 * whole page. Use no cascade layer in it, or the browser has to sort its layers again.
 */
export function adoptStyles(css: string): void {
  // There is no document while prerendering. Browsers before 2023 show the component without this style.
  if (typeof document === 'undefined' || !document.adoptedStyleSheets || adopted.has(css)) return;
  adopted.add(css);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
