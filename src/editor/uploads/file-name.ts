import { extname } from 'node:path';

const LONGEST = 60;

/**
 * A file name as addresses need it, made from any: `Büro Kent (1).JPG` becomes `buro-kent-1.jpg`.
 * @param ending with its dot; the name's own if left out
 * @param taken names that exist already, in any letter case
 */
export function cleanFileName(
  name: string,
  taken: ReadonlySet<string>,
  ending = extname(name).toLowerCase(),
): string {
  const plain = name
    .replace(/^.*[\\/]/s, '')
    .replace(/\.[^.]*$/, '')
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, LONGEST)
    .replace(/^-|-$/g, '');
  const stem = plain || 'picture';
  const used = new Set([...taken].map((one) => one.toLowerCase()));
  let free = stem;
  for (let number = 2; used.has(`${free}${ending}`); number++) free = `${stem}-${number}`;
  return `${free}${ending}`;
}
