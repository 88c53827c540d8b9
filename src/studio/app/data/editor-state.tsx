import { createContext, type Dispatch, type ReactNode, use, useMemo, useReducer } from 'react';
import { type EditorData, type SectionData, sectionsOf, withSections } from './page-data.ts';
import { afterStep, type Step, type UndoStack } from './undo-stack.ts';

const EditorContext = createContext<{ stack: UndoStack; dispatch: Dispatch<Step> } | undefined>(undefined);

/** Keeps the content that everything in the editor shows and changes. @param start the content at first */
export function EditorState({ start, children }: { start: EditorData; children: ReactNode }) {
  const [stack, dispatch] = useReducer(afterStep, {
    past: [],
    present: { data: start, selected: undefined },
    future: [],
  });
  const value = useMemo(() => ({ stack, dispatch }), [stack]);
  return <EditorContext value={value}>{children}</EditorContext>;
}

function useEditorState() {
  const state = use(EditorContext);
  if (!state) throw new Error('There is no EditorState around this.');
  return state;
}

/** The content, the index of the selected section (undefined if none is), and whether a step can be taken back or again. */
export function useEditor() {
  const { past, present, future } = useEditorState().stack;
  return { ...present, canUndo: past.length > 0, canRedo: future.length > 0 };
}

/** What the editor does with the content. */
export function useCommands() {
  const { dispatch } = useEditorState();
  return useMemo(() => {
    const change = (next: (data: EditorData) => EditorData) =>
      dispatch({ kind: 'change', next, at: performance.now() });
    return {
      change,
      changeSections: (next: (sections: SectionData[]) => SectionData[]) =>
        change((data) => withSections(data, next(sectionsOf(data)))),
      select: (index: number | undefined) => dispatch({ kind: 'select', index }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
    };
  }, [dispatch]);
}
