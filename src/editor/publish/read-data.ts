import { extname } from 'node:path';
import { decode, parseText, plainValue, type Value } from '../../content/index.ts';

export type Data = { [key: string]: Value };

/** The head of a Markdown text between its lines of dashes, and the Markdown below. */
const HEAD = /^---[ \t]*\r?\n(.*?)^---[ \t]*(?:\r?\n|$)(.*)$/ms;

/**
 * The data of a content file, for comparing two versions of it: texts only, and `body` for the Markdown of a text.
 * @returns undefined for pictures and other files, and for files that cannot be read
 */
export function readData(file: string, bytes: Buffer): Data | undefined {
  const kind = extname(file).toLowerCase();
  if (kind !== '.yaml' && kind !== '.md') return undefined;
  const { text, problem } = decode(file, bytes);
  if (problem) return undefined;
  if (kind === '.yaml') return fieldsOf(text);
  const [, head = '', body = ''] = HEAD.exec(text) ?? [];
  const fields = fieldsOf(head);
  return fields && { ...fields, body: body.replaceAll('\r\n', '\n').trim() };
}

function fieldsOf(yaml: string): Data | undefined {
  const document = parseText(yaml);
  const value = plainValue(document.contents);
  if (document.errors.length > 0 || typeof value !== 'object' || value === null || Array.isArray(value))
    return undefined;
  return value as Data;
}
