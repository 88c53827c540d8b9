import { useMemo } from 'react';
import type { Path } from '../../../content/index.ts';
import type { EditorSetup } from '../../protocol.ts';
import { type EditorData, sectionsOf, withChange } from '../data/page-data.ts';
import { useCommands } from '../session/editor-state.tsx';
import type { CanvasState } from './draw/canvas-context.ts';
import { leftExamples } from './draw/left-examples.ts';
import { mediaAt } from './items/media-at.ts';
import { useItem } from './items/use-item.ts';
import { useExampleHighlight } from './words/use-example-highlight.ts';
import { usePointing } from './words/use-pointing.ts';
import { useWords } from './words/use-words.ts';

/**
 * The words of the page: pointing at them, editing them in place, the items of lists that they are in, and those that
 * are still an example.
 * @param openSite called with the part of site.yaml that is clicked
 * @param openField called with the place of the words, icon or picture that are clicked
 */
export function usePageWords(
  { forms }: EditorSetup,
  frame: Document | undefined,
  data: EditorData,
  canvas: CanvasState,
  isReadOnly: boolean,
  openSite: (path: Path) => void,
  openField: (file: string, path: Path, hasFocus: boolean) => void,
) {
  const { change, select } = useCommands();
  const shown = useMemo(() => frame && { document: frame, data, canvas }, [frame, data, canvas]);
  const words = useWords(shown, isReadOnly, (word, text) => change((now) => withChange(now, word, text)));
  const { editing, start } = words;
  const startAt = (word: Parameters<typeof start>[0], point: Parameters<typeof start>[1]) => {
    openField(word.file, word.path, false);
    start(word, point);
  };
  const openSection = (key: string) => select(sectionsOf(data).findIndex((section) => section.key === key));
  const openMedia = (target: Element) => {
    const place = shown && mediaAt(target, shown);
    if (place) openField(place.file, place.path, true);
    return place !== undefined;
  };
  usePointing(shown, startAt, openSection, openSite, openMedia);
  const left = useMemo(() => leftExamples(data, forms), [data, forms]);
  useExampleHighlight(shown, left, editing);
  const items = useItem(isReadOnly ? undefined : shown, editing?.word);
  return { words, left, ...items };
}
