import { useMemo } from 'react';
import { pageFileAt } from '../../page-name.ts';
import type { EditorSetup } from '../../protocol.ts';
import type { PageCommands } from '../fields/index.ts';
import { pageCommands } from './page-api.ts';

/** What can be done with the page as a whole, once its changes are saved. */
export function usePageCommands({ file, fieldData }: EditorSetup, isChanged: boolean): PageCommands {
  return useMemo(() => {
    const titles = new Map([
      ...fieldData.pages.map((one) => [pageFileAt(one.address), one.title] as const),
      ...fieldData.texts.map((one) => [`text/${one.name}.md`, one.title] as const),
    ]);
    const refusal = isChanged ? 'Save your changes first.' : undefined;
    return pageCommands(file, refusal, (other) => titles.get(other) ?? other);
  }, [file, fieldData, isChanged]);
}
