import { useEffect } from 'react';
import type { Path } from '../../../../content/index.ts';
import { PARTS, type Shown, wordsOf } from './shown-parts.tsx';
import { highlight } from './use-pointing.ts';

/** Greys the words of examples on the page. @param editing the text that is being edited */
export function useExampleHighlight(
  shown: Shown | undefined,
  left: { path: Path }[],
  editing: object | undefined,
) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit takes nodes out of the page and puts them back
  useEffect(() => {
    const view = shown?.document.defaultView;
    if (!shown || !view) return;
    const keys = new Set(left.map(({ path }) => JSON.stringify(path)));
    const parts = left.length === 0 ? [] : [...shown.document.querySelectorAll(PARTS)];
    const words = parts
      .filter((part) => part.matches('[data-section]'))
      .flatMap((part) => wordsOf(part, shown));
    const isLeft = (word: (typeof words)[number]) =>
      word.file === shown.data.pageFile && keys.has(JSON.stringify(word.path));
    highlight(
      view,
      'edit-example',
      words.filter(isLeft).map(({ range }) => range),
    );
  }, [shown, left, editing]);
}
