import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { json } from 'node:stream/consumers';
import { parse } from 'yaml';
import { EDIT_PATH } from '../editor/protocol.ts';
import { iconChoices } from '../editor/server/icon-choices.ts';

/** Stands in for the editor's server until it is here. */
export async function fakeEdit(request: IncomingMessage, dir: string): Promise<object | undefined> {
  if (!request.url?.startsWith(`${EDIT_PATH}/`)) return undefined;
  if (request.url.endsWith('/icons')) return iconChoices();
  const body = (await json(request)) as { files?: string[] };
  if (!request.url.endsWith('/open')) return { kind: 'saved', files: [], problems: [] };
  const open = async (file: string) => {
    const text = await readFile(join(dir, file), 'utf8');
    const [, head = text, markdown] = /^---\n(.*?)\n---\n(.*)$/s.exec(text) ?? [];
    const data = {
      ...parse(head, { schema: 'failsafe' }),
      ...(markdown !== undefined && { body: markdown }),
    };
    return { file, stamp: createHash('sha256').update(text).digest('hex'), data };
  };
  return { files: await Promise.all((body.files ?? []).map(open)) };
}
