import type { PageCommands } from '../fields/index.ts';

const NOT_YET = 'This is not possible in the editor yet. Copy the file in content/pages instead.';

/** What can be done with whole pages. */
export function pageCommands(isChanged: boolean): PageCommands {
  const refuse = () => Promise.reject(new Error(NOT_YET));
  return {
    refusal: isChanged ? 'Save your changes first.' : NOT_YET,
    create: refuse,
    copy: refuse,
    rename: refuse,
    remove: refuse,
    linksHere: () => Promise.resolve([]),
  };
}
