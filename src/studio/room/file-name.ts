import { nameFromTitle } from '../page-name.ts';

/**
 * A file name as addresses need it, made from any: `Büro Kent (1).JPG` becomes `buro-kent-1.jpg`.
 * @param fallback the name where no letter or digit is left
 * @param ending with its dot
 * @param taken names that exist already, in any letter case: on some systems `A.jpg` and `a.jpg` are one file
 */
export function cleanFileName(
  name: string,
  fallback: string,
  ending: string,
  taken: ReadonlySet<string>,
): string {
  const bare = name.replace(/^.*[\\/]/s, '').replace(/\.[^.]*$/, '');
  const stem = nameFromTitle(bare) || fallback;
  const used = new Set([...taken].map((one) => one.toLowerCase()));
  let free = stem;
  for (let number = 2; used.has(`${free}${ending}`); number++) free = `${stem}-${number}`;
  return `${free}${ending}`;
}
