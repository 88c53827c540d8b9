import { useMemo } from 'react';
import type { Path } from '../../content/index.ts';
import type { EditorSetup } from '../setup.ts';
import { type EditorData, withChange } from './data/page-data.ts';
import type { CanvasState } from './draw/canvas-context.ts';
import { leftExamples } from './draw/left-examples.ts';
import { useFrameDocument } from './frame/frame-document.tsx';
import { useItem } from './items/use-item.ts';
import { useCommands } from './use-editor.ts';
import { useExampleHighlight } from './words/use-example-highlight.ts';
import { usePointing } from './words/use-pointing.ts';
import { useWords } from './words/use-words.ts';

/**
 * The words of the page: pointing at them, editing them in place, the items of lists that they are in, and those that
 * are still an example.
 * @param openSite called with the part of site.yaml that is clicked
 */
export function usePageWords(
  { file, forms }: EditorSetup,
  data: EditorData,
  canvas: CanvasState,
  isReadOnly: boolean,
  openSite: (path: Path) => void,
) {
  const { change } = useCommands();
  const frame = useFrameDocument();
  const shown = useMemo(
    () => frame && { document: frame, pageFile: file, data, canvas },
    [frame, file, data, canvas],
  );
  const words = useWords(shown, isReadOnly, (word, text) =>
    change((now) => withChange(now, file, word, text)),
  );
  const { editing, start } = words;
  const startAt = (word: Parameters<typeof start>[0], point: Parameters<typeof start>[1]) => {
    if (word.file === 'site.yaml') openSite(word.path);
    start(word, point);
  };
  usePointing(shown, startAt, openSite);
  const left = useMemo(() => leftExamples(data, forms), [data, forms]);
  useExampleHighlight(shown, left, editing);
  const items = useItem(isReadOnly ? undefined : shown, editing?.word);
  return { frame, words, left, ...items };
}
