import mime from 'mime';

/** The `Content-Type` of a file, by its name; texts are UTF-8. */
export function contentType(path: string): string {
  const type = mime.getType(path) ?? 'application/octet-stream';
  return type.startsWith('text/') ? `${type}; charset=utf-8` : type;
}
