import MarkdownIt, { type Token } from 'markdown-it';

/** The Markdown compiler. It escapes raw HTML, so a text cannot add scripts or styles to a page. */
export const markdownIt = new MarkdownIt({ html: false, typographer: true });

/** The headings of a text are below the heading of its section, so `##` is a third-level heading. */
markdownIt.core.ruler.push('heading-level', ({ tokens }) => {
  for (const token of tokens)
    token.tag = token.tag.replace(/^h([1-5])$/, (_, level) => `h${Number(level) + 1}`);
});

/** Column alignment as a class, because the Content-Security-Policy blocks style attributes. */
markdownIt.core.ruler.push('cells', ({ tokens }) => {
  for (const token of tokens) {
    const [, side] = /^text-align:(\w+)$/.exec(String(token.attrGet('style') ?? '')) ?? [];
    if (side) token.attrs = [['class', `align-${side}`]];
    if (token.type === 'th_open') token.attrSet('scope', 'col');
  }
});

/** A list whose points all begin in bold has a class: those words become their headings. */
markdownIt.core.ruler.push('terms', ({ tokens }) => {
  tokens.forEach((list, at) => {
    if (list.type !== 'bullet_list_open') return;
    const end = tokens.findIndex(
      ({ type, level }, index) => index > at && type === 'bullet_list_close' && level === list.level,
    );
    const points = tokens
      .slice(at, end)
      .flatMap((token, index, all) =>
        token.type === 'list_item_open' && token.level === list.level + 1 ? [all[index + 2]] : [],
      );
    if (points.length > 1 && points.every(beginsInBold)) list.attrSet('class', 'terms');
  });
});

function beginsInBold(point: Token | undefined): boolean {
  const parts = point?.children?.filter(({ type, content }) => type !== 'text' || content !== '') ?? [];
  return point?.type === 'inline' && parts[0]?.type === 'strong_open';
}

/** A table is in a scrollable, focusable region labelled by its column headers. */
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
