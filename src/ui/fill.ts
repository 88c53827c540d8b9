/**
 * Puts values in the places that a text of the content names in braces: `Copied {value}`.
 * Other braces stay as they are.
 */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (place, name: string) => values[name] ?? place);
}
