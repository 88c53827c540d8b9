/** A heading with points that start with bold words, at the end of a text. */
const LAST_POINTS = /<h3>[^\n]*<\/h3>\n<ul class="terms[^"]*">(?:(?!<h3>)[\s\S])*<\/ul>\s*$/;

/** Fewer points than these do not fill a row. */
const ROW = 3;

/** @returns the HTML of a text beside a picture, and that of the points at its end, which have a row of their own */
export function partsOf(html: string): string[] {
  const at = html.search(LAST_POINTS);
  const points = html.slice(at).match(/<li>/g)?.length ?? 0;
  return at > 0 && points >= ROW ? [html.slice(0, at), html.slice(at)] : [html];
}
