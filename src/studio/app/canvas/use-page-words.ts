import { useEffect, useMemo } from 'react';
import { useCommands } from '../data/editor-state.tsx';
import { type EditorData, isSamePlace, type Place, withChange } from '../data/page-data.ts';
import { untouchedWords } from './draw/example-section.ts';
import type { CanvasState } from './draw/use-canvas-state.ts';
import { useItem } from './items/use-item.ts';
import { type Shown, wordsOf } from './words/shown-parts.tsx';
import { highlight, usePointing } from './words/use-pointing.ts';
import { useWords } from './words/use-words.ts';

/**
 * The words of the page: pointing at them, editing them in place, the items of lists that they are in, and those that
 * are still an example.
 * @param openField opens the field of the words, icon or picture that are clicked
 */
export function usePageWords(
  frame: Document | undefined,
  data: EditorData,
  canvas: CanvasState,
  isReadOnly: boolean,
  openField: (place: Place, hasFocus: boolean) => void,
) {
  const { change } = useCommands();
  const shown = useMemo(() => frame && { document: frame, data, canvas }, [frame, data, canvas]);
  const untouched = useMemo(() => untouchedWords(data, canvas.forms), [data, canvas.forms]);
  const words = useWords(shown, isReadOnly, untouched, (word, text) =>
    change((now) => withChange(now, word, text)),
  );
  const hovered = usePointing(shown, words.start, openField);
  useUntouchedHighlight(shown, untouched, words.editing);
  const items = useItem(isReadOnly ? undefined : shown, words.editing?.word);
  const left = untouched.filter(({ isDraft }) => !isDraft);
  return { words, left, hovered, ...items };
}

/** Greys the words on the page that wait for the editor's own. @param editing the text that is being edited */
function useUntouchedHighlight(shown: Shown | undefined, untouched: Place[], editing: object | undefined) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: an edit takes nodes out of the page and puts them back
  useEffect(() => {
    const view = shown?.document.defaultView;
    if (!view) return;
    const sections = untouched.length === 0 ? [] : [...shown.document.querySelectorAll('[data-section]')];
    const words = sections.flatMap((section) => wordsOf(section, shown));
    const examples = words.filter((word) => untouched.some((place) => isSamePlace(word, place)));
    highlight(
      view,
      'edit-example',
      examples.map(({ range }) => range),
    );
  }, [shown, untouched, editing]);
}
