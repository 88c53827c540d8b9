import MarkdownIt, { type Token } from 'markdown-it';

/** Compiles the texts. Raw HTML stays text: what editors write cannot bring a script or a style into a page. */
export const markdownIt = new MarkdownIt({ html: false, typographer: true });

/** A text's own headings come under the heading of its section, so `##` is a third-level heading. */
markdownIt.core.ruler.push('heading-level', ({ tokens }) => {
  for (const token of tokens)
    token.tag = token.tag.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`);
});

/** The alignment of a column as a class: the site's content security policy blocks style attributes. */
markdownIt.core.ruler.push('cells', ({ tokens }) => {
  for (const token of tokens) {
    const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
    if (side) token.attrs = [['class', `align-${side}`]];
    if (token.type === 'th_open') token.attrSet('scope', 'col');
  }
});

/** A table scrolls within a box that the keyboard reaches, named by the heads of its columns. */
markdownIt.renderer.rules.table_open = (tokens, at, options, _, self) => {
  const label = markdownIt.utils.escapeHtml(headsOf(tokens, at).join(', '));
  return `<section class="prose-table" tabindex="0" aria-label="${label}">${self.renderToken(tokens, at, options)}`;
};
markdownIt.renderer.rules.table_close = (tokens, at, options, _, self) =>
  `${self.renderToken(tokens, at, options)}</section>`;

function headsOf(tokens: Token[], at: number): string[] {
  const end = tokens.findIndex(({ type }, index) => index > at && type === 'thead_close');
  const heads = tokens.slice(at, end).filter(({ type }) => type === 'inline');
  return heads.map(({ children }) => (children ?? []).map(({ content }) => content).join('')).filter(Boolean);
}
