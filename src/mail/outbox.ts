import { randomUUID } from 'node:crypto';
import { type FileHandle, mkdir, open, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport, type SendMailOptions } from 'nodemailer';

/** Delivers one message and resolves, with words for the log, once it cannot be lost any more. */
export type Deliver = (message: SendMailOptions) => Promise<string>;

/**
 * Delivers messages as `.eml` files, which every mail program opens.
 * @param folder where the files go; made when it is not there
 */
export function outboxDelivery(folder: string): Deliver {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return async (message) => {
    const { message: source } = await composer.sendMail(message);
    if (!Buffer.isBuffer(source)) throw new TypeError('The composer did not return the message whole.');
    const path = join(
      folder,
      `${new Date().toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`,
    );
    await writeWhole(folder, path, source);
    return `saved as ${path}`;
  };
}

/** Writes a file that is either there whole, even after a power cut, or not at all. */
async function writeWhole(folder: string, path: string, content: Buffer): Promise<void> {
  await mkdir(folder, { recursive: true });
  const unfinished = `${path}.part`;
  try {
    await using(await open(unfinished, 'wx'), async (file) => {
      await file.writeFile(content);
      await file.sync();
    });
    await rename(unfinished, path);
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  }
  // The file's name is on disk only when its folder is. Windows cannot open a folder and does not need it.
  if (process.platform !== 'win32') await using(await open(folder, 'r'), (handle) => handle.sync());
}

async function using(handle: FileHandle, work: (handle: FileHandle) => Promise<void>): Promise<void> {
  try {
    await work(handle);
  } finally {
    await handle.close();
  }
}
