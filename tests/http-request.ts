import { request } from 'node:http';

export interface HttpResponse {
  status: number;
  headers: NodeJS.Dict<string | string[]>;
  body: Buffer;
}

/** Requests a path exactly as given; browsers and `fetch` would normalize it. */
export function httpRequest(
  origin: string,
  path: string,
  method = 'GET',
  headers: Record<string, string> = {},
  body?: string | Uint8Array,
): Promise<HttpResponse> {
  const { hostname, port } = new URL(origin);
  return new Promise((resolve, reject) => {
    request({ hostname, port, path, method, headers }, async (response) => {
      const body = Buffer.concat(await response.toArray());
      resolve({ status: response.statusCode ?? 0, headers: response.headers, body });
    })
      .on('error', reject)
      .end(body);
  });
}
