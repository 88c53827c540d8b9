/** What people type or paste for the dash of a list item. */
export interface OddDash {
  text: string;
  mark: string;
  glued: boolean;
  /** Whether the mark cannot be a part of the text. */
  certain: boolean;
}

/** A dash without its space, or another sign in place of a dash, with the text after it. */
export function oddDash(body: string): OddDash | undefined {
  const [, rest] = /^-(?!-|\s)(.*)$/.exec(body) ?? [];
  if (rest !== undefined) return { text: rest, mark: '-', glued: true, certain: true };
  const found =
    /^([–—−‑‐•·▪▫■□●○◦‣⁃∙◆◇►▶➤➢*+\uf000-\uf0ff]|[✓✔✅☑→⇒]\ufe0f?)\s*(\S.*)$/.exec(body) ??
    /^(--|->|=>|[>~_o])\s+(\S.*)$/.exec(body);
  if (found) return { mark: found[1] ?? '', text: found[2] ?? '', glued: false, certain: true };
  const [, mark = '', text] = /^(\d{1,2}[.)])\s+(\S.*)$/.exec(body) ?? [];
  return text === undefined ? undefined : { mark, text, glued: false, certain: false };
}
