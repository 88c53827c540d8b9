import { createReader, type Diagnostic, readContent } from '../../content/index.ts';
import { type FileWrites, overlayStore } from './overlay-store.ts';

/**
 * Checks the whole content as it would be after some writes.
 * @returns the errors that the writes would cause; errors that are there already are not theirs
 */
export async function checkWrites(dir: string, writes: FileWrites): Promise<Diagnostic[]> {
  const { problems } = await createReader(overlayStore(dir, writes))();
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return [];
  const known = new Set((await readContent(dir)).problems.map(nameOf));
  return errors.filter((error) => !known.has(nameOf(error)));
}

const nameOf = ({ file, code, message }: Diagnostic) => `${file}\n${code}\n${message}`;
