import { warning } from '../../diagnostic.ts';
import { nameOf } from '../../files/paths.ts';
import { namesUsed } from '../content-index.ts';
import type { SiteRule } from '../rule.ts';

/** Markdown files that no page shows. */
export default {
  codes: {
    'unused-text': ['A text that no page shows', 'text/old.md'],
  },
  check({ pages, texts, textNames, elsewhere }, report) {
    const used = namesUsed(pages, 'text-file');
    // A page with errors, or a mistyped name, may well mean the text.
    const isCertain = elsewhere.size === 0 && !pages.some(({ incomplete }) => incomplete);
    if (!isCertain || [...used].some((name) => !textNames.has(name))) return;
    for (const { file } of texts) {
      const suggestion = `Delete the file, or show it on a page with the line “text: ${nameOf(file)}”.`;
      if (!used.has(nameOf(file)))
        report(file, warning([], 'unused-text', 'No page shows this text.', { suggestion }));
    }
  },
} satisfies SiteRule<'unused-text'>;
