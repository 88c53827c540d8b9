import { error } from '../diagnostic.ts';
import type { MarkdownRule } from './rule.ts';

/** The title of a text is its first heading; the headings in the text begin one level below, and skip none. */
export const headingLevel: MarkdownRule = (text, report) => {
  let above = 1;
  for (const { parent, line } of text.blocks) {
    if (parent?.type !== 'heading_open') continue;
    const level = Number(parent.tag.slice(1));
    const message =
      level === 1
        ? 'The main heading of a text is its title, between the lines of dashes at the top.'
        : 'This heading skips a level, which misleads people who listen to the page.';
    const suggestion = `Begin this heading with ${level === 1 ? '##' : '#'.repeat(above + 1)}.`;
    if (level === 1 || level > above + 1)
      report(error([], 'heading-level', message, suggestion, { offsets: text.lineOffsets(line) }));
    above = Math.max(level, 2);
  }
};

export const emptyText: MarkdownRule = ({ body }, report) => {
  if (body.trim() === '')
    report(error(['body'], 'empty-text', 'This file has no text below its front matter.'));
};
