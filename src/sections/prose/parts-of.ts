/** A heading with points that start with bold words, at the end of a text. */
const LAST_POINTS = /<h3>[^\n]*<\/h3>\n<ul class="terms">(?:(?!<h3>)[\s\S])*<\/ul>\s*$/;

/** As many points as these have no room beside a picture. */
const MANY = 4;

/** @returns the HTML of a text beside a picture, and that of the many points at its end, which have a row of their own */
export function partsOf(html: string): string[] {
  const at = html.search(LAST_POINTS);
  const points = html.slice(at).match(/<li>/g)?.length ?? 0;
  return at > 0 && points >= MANY ? [html.slice(0, at), html.slice(at)] : [html];
}
