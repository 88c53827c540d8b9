import { useState } from 'react';

/**
 * Something that takes a moment and may be refused, with a sentence for the editor.
 * @returns what is being done, why it failed, and a function that does it unless something is being done already
 */
export function useAttempt() {
  const [state, setState] = useState<{ doing?: string; failure?: string }>({});
  return {
    ...state,
    fail: (failure: string) => setState({ failure }),
    attempt(doing: string, work: () => Promise<unknown>): void {
      if (state.doing !== undefined) return;
      setState({ doing });
      work().then(
        () => setState({}),
        ({ message }: Error) => setState({ failure: message }),
      );
    },
  };
}
