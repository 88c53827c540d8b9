import type { IncomingMessage, ServerResponse } from 'node:http';
import fresh from 'fresh';
import Negotiator from 'negotiator';
import { ENCODINGS, type SiteFile } from './file-cache.ts';

/** Sends a file, compressed if the client accepts it, or status 304 if the client has the file already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  headers: Record<string, string>,
): Promise<void> {
  const all: Record<string, string | number> = { ...headers, 'Content-Type': file.type, ETag: file.etag };
  if (file.compressible) all.Vary = 'Accept-Encoding';
  // Only this header: Cache-Control "no-cache" in a request is for caches, not for the origin server.
  const conditions = { 'if-none-match': request.headers['if-none-match'] };
  if (status === 200 && fresh(conditions, { etag: file.etag })) {
    response.writeHead(304, all).end();
    return;
  }
  const accepted = new Negotiator(request).encoding([...ENCODINGS, 'identity'], { preferred: ENCODINGS });
  const encoding = file.compressible ? ENCODINGS.find((name) => name === accepted) : undefined;
  const body = encoding ? await file.compressed(encoding) : file.body;
  if (encoding) all['Content-Encoding'] = encoding;
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
