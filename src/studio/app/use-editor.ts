import type { ComponentData } from '@puckeditor/core';
import { createUsePuck, type Data } from '@puckeditor/core';
import { useMemo } from 'react';
import type { EditorData, SectionProps } from './data/page-data.ts';

const usePuck = createUsePuck();

/** The content that is being edited. */
export const useData = (): EditorData => usePuck((state) => state.appState.data) as unknown as EditorData;

/** The index of the selected section; undefined if none is. */
export const useSelection = (): number | undefined =>
  usePuck((state) => state.appState.ui.itemSelector?.index);

/** What the editor does with the content. */
export function useCommands() {
  const dispatch = usePuck((state) => state.dispatch);
  return useMemo(() => {
    const change = (next: (data: EditorData) => EditorData) =>
      dispatch({
        type: 'setData',
        data: (data) => next(data as unknown as EditorData) as unknown as Data,
        recordHistory: false,
      });
    const select = (index: number | undefined) =>
      dispatch({
        type: 'setUi',
        ui: { itemSelector: index === undefined ? null : { index, zone: 'root:default-zone' } },
      });
    const changeSections = (
      next: (content: ComponentData<SectionProps>[]) => ComponentData<SectionProps>[],
    ) => change((data) => ({ ...data, content: next(data.content) }));
    return { change, changeSections, select };
  }, [dispatch]);
}
