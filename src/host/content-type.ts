import { extname } from 'node:path';
import { lookup } from 'mrmime';

/** Non-standard types, which mrmime does not know. */
const others: Record<string, string> = { '.ico': 'image/x-icon' };

/** The `Content-Type` of a file, by its name; texts are UTF-8. */
export function contentType(path: string): string {
  const type = lookup(path) ?? others[extname(path)] ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
