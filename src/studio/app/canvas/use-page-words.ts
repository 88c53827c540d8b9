import { useMemo } from 'react';
import { useCommands } from '../data/editor-state.tsx';
import { type EditorData, type Place, withChange } from '../data/page-data.ts';
import type { CanvasState } from './draw/canvas-context.ts';
import { leftExamples } from './draw/example-section.ts';
import { useItem } from './items/use-item.ts';
import { useExampleHighlight } from './words/use-example-highlight.ts';
import { usePointing } from './words/use-pointing.ts';
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
  const words = useWords(shown, isReadOnly, (word, text) => change((now) => withChange(now, word, text)));
  const hovered = usePointing(shown, words.start, openField);
  const left = useMemo(() => leftExamples(data, canvas.forms), [data, canvas.forms]);
  useExampleHighlight(shown, left, words.editing);
  const items = useItem(isReadOnly ? undefined : shown, words.editing?.word);
  return { words, left, hovered, ...items };
}
