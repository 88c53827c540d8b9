import type { IncomingMessage, ServerResponse } from 'node:http';
import { ENCODINGS, type SiteFile } from './site-files.ts';

/** Sends a file: compressed where the browser takes that, and not at all where it has it already. */
export async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  status: number,
  file: SiteFile,
  headers: Record<string, string>,
): Promise<void> {
  const all: Record<string, string | number> = { ...headers, 'Content-Type': file.type, ETag: file.etag };
  if (file.compressible) all.Vary = 'Accept-Encoding';
  if (status === 200 && request.headers['if-none-match']?.split(/\s*,\s*/).includes(file.etag)) {
    response.writeHead(304, all).end();
    return;
  }
  const accepted = request.headers['accept-encoding'] ?? '';
  const encoding = ENCODINGS.find((name) =>
    new RegExp(`\\b${name}\\b(?!\\s*;\\s*q=0(\\.0*)?\\s*(,|$))`).test(accepted),
  );
  const body = file.compressible && encoding ? await file.compressed(encoding) : file.body;
  if (body !== file.body && encoding) all['Content-Encoding'] = encoding;
  response.writeHead(status, { ...all, 'Content-Length': body.length });
  response.end(request.method === 'HEAD' ? undefined : body);
}
