import { reserved } from '../files/check-files.ts';

/** Why a page cannot have a name, in a sentence; undefined if it can. */
export function pageNameProblem(name: string): string | undefined {
  if (!/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name))
    return `“${name}” becomes the address of the page: use lowercase letters, digits and single hyphens, as in case-studies.`;
  const taken = reserved.get(name);
  return taken && `The address “/${name}” ${taken}; choose another name.`;
}
