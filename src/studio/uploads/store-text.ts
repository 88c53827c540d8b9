import { stringify } from 'yaml';
import { nameFromTitle } from '../name-from-title.ts';
import { cleanFileName } from './file-name.ts';
import { storeNew } from './store-new.ts';

/** Words to begin with; the check refuses them until they are replaced. */
const BODY = 'Your words – the first paragraph';

/**
 * Stores a new Markdown text with a title, in a file that is named after it.
 * @param dir the content folder
 * @returns the name of the file
 */
export function storeText(dir: string, title: string): Promise<string> {
  const frontMatter = stringify({ title }, { lineWidth: 0 });
  const bytes = Buffer.from(`---\n${frontMatter}---\n\n${BODY}\n`);
  return storeNew(dir, 'text', bytes, (taken) => cleanFileName(nameFromTitle(title), 'text', '.md', taken));
}
