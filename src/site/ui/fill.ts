/**
 * Replaces placeholders in braces, as in `Copied {value}`. Unknown ones stay as they are.
 */
export function fill(text: string, values: Record<string, string>): string {
  return text.replaceAll(/\{(\w+)\}/g, (placeholder, name: string) => values[name] ?? placeholder);
}
