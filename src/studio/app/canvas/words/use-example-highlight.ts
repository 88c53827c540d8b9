import { useEffect } from 'react';
import { isSamePlace, type Place } from '../../data/page-data.ts';
import { type Shown, wordsOf } from './shown-parts.tsx';
import { highlight } from './use-pointing.ts';

/** Greys the words of examples on the page. @param editing the text that is being edited */
export function useExampleHighlight(shown: Shown | undefined, left: Place[], editing: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit takes nodes out of the page and puts them back
  useEffect(() => {
    const view = shown?.document.defaultView;
    if (!view) return;
    const sections = left.length === 0 ? [] : [...shown.document.querySelectorAll('[data-section]')];
    const words = sections.flatMap((section) => wordsOf(section, shown));
    const examples = words.filter((word) => left.some((place) => isSamePlace(word, place)));
    highlight(
      view,
      'edit-example',
      examples.map(({ range }) => range),
    );
  }, [shown, left, editing]);
}
