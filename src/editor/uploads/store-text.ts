import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { stringify } from 'yaml';
import { nameFromTitle } from '../name-from-title.ts';

/** Words to begin with; the check refuses them until they are replaced. */
const BODY = 'Your words – the first paragraph';

/**
 * Makes a new Markdown text with a title, in a file that is named after it.
 * @returns its path, and its name as sections write it
 */
export async function addText(folder: string, title: string): Promise<{ path: string; name: string }> {
  await mkdir(folder, { recursive: true });
  // On some systems `History.md` and `history.md` are one file.
  const taken = new Set((await readdir(folder)).map((file) => file.toLowerCase()));
  const base = nameFromTitle(title) || 'text';
  let name = base;
  for (let number = 2; taken.has(`${name}.md`); number++) name = `${base}-${number}`;
  const path = join(folder, `${name}.md`);
  const frontMatter = stringify({ title }, { lineWidth: 0 });
  await writeFile(path, `---\n${frontMatter}---\n\n${BODY}\n`, { flag: 'wx' });
  return { path, name };
}
