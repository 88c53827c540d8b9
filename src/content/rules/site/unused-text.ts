import { warning } from '../../diagnostic.ts';
import { nameOf } from '../../files/paths.ts';
import type { Schemas } from '../../schema/schemas.ts';
import { namesUsed } from '../content-index.ts';
import type { SiteRule } from '../rule.ts';

/** Markdown files that no page shows. */
export default {
  codes: {
    'unused-text': ['A text that no page shows', 'text/old.md'],
  },
  check({ pages, texts, textNames, misplaced, schemas }, report) {
    const used = namesUsed(pages, 'text-file');
    // A page with errors, or a mistyped name, may well mean the text.
    const isUncertain = misplaced.pages.length > 0 || pages.some(({ incomplete }) => incomplete);
    if (isUncertain || [...used].some((name) => !textNames.has(name))) return;
    const { type, field } = sectionFor(schemas);
    for (const { file } of texts) {
      const name = nameOf(file);
      const suggestion = `Delete the file, or show it on a page with this section:\n- type: ${type}\n  ${field}: ${name}`;
      if (!used.has(name))
        report(file, warning([], 'unused-text', 'No page shows this text.', { suggestion }));
    }
  },
} satisfies SiteRule<'unused-text'>;

/** The section type that shows texts, and its field for their names. */
function sectionFor({ sections }: Schemas): { type: string; field: string } {
  for (const [type, { shape }] of sections)
    for (const [field, { field: kind }] of shape.fields) if (kind === 'text-file') return { type, field };
  throw new Error('No section type shows texts.');
}
