import { warning } from '../../diagnostic.ts';
import { nameOf } from '../../files/paths.ts';
import { namesUsed } from '../content-index.ts';
import type { SiteRule } from '../rule.ts';

/** Markdown files that no page shows. */
export default {
  codes: ['unused-text'],
  check({ pages, texts, textNames, misplaced }, report) {
    const used = namesUsed(pages, 'text-file');
    // A page with errors, or a mistyped name, may well mean the text.
    const isUncertain = misplaced.pages.length > 0 || pages.some(({ incomplete }) => incomplete);
    if (isUncertain || [...used].some((name) => !textNames.has(name))) return;
    for (const { file } of texts) {
      const name = nameOf(file);
      const suggestion = `Delete the file, or show it on a page with this section:\n- type: prose\n  text: ${name}`;
      if (!used.has(name))
        report(file, warning([], 'value', 'unused-text', 'No page shows this text.', { suggestion }));
    }
  },
} satisfies SiteRule;
