import { extname } from 'node:path';
import { downloadEndings } from '../../content/index.ts';
import type { FileChoice } from '../field-data.ts';
import type { Gate } from '../server/gate.ts';
import { RequestError } from '../server/request.ts';
import { cleanFileName } from './file-name.ts';
import { storeNew } from './store-new.ts';

/**
 * Stores a file for visitors in `content/files` under a clean name of its own, if the check has nothing against it.
 * @param name the name that the file had
 * @throws RequestError with a sentence for the person
 */
export async function storeFile(dir: string, gate: Gate, name: string, bytes: Buffer): Promise<FileChoice> {
  const ending = extname(name).toLowerCase();
  if (!downloadEndings.includes(ending.slice(1)))
    throw new RequestError(
      422,
      `Files of this kind cannot be offered. These can: ${downloadEndings.join(', ')}.`,
    );
  const nameAmong = (taken: ReadonlySet<string>) => cleanFileName(name, 'file', ending, taken);
  const { refused, problems } = await gate(new Map([[`files/${nameAmong(new Set())}`, bytes]]));
  if (refused) {
    const errors = problems.filter(({ severity }) => severity === 'error');
    throw new RequestError(
      422,
      errors.map(({ message, suggestion = '' }) => `${message} ${suggestion}`).join(' '),
    );
  }
  return { file: await storeNew(dir, 'files', bytes, nameAmong), bytes: bytes.length };
}
