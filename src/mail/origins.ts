import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a request comes from a page that may not send. Browsers name the page's origin with every POST; a request
 * without one is not from a page and cannot use another person's browser.
 * @param origins the pages that may, besides those of the host that the request is for
 */
export function isForeign({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return false;
  // Behind a proxy that ends TLS the scheme is unknown, so the host alone counts. "null" is nobody's origin.
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** Headers that let the script of an allowed page read the answer. */
export function corsHeaders(request: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || isForeign(request, origins)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** Answers a browser that asks whether a page's script may send. */
export async function sendPreflight(
  request: IncomingMessage,
  response: ServerResponse,
  origins: readonly string[],
): Promise<void> {
  response.writeHead(isForeign(request, origins) ? 403 : 204, {
    ...corsHeaders(request, origins),
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': 'Accept, Content-Type',
    'Access-Control-Max-Age': '86400',
  });
  response.end();
}

/**
 * Reads a list of web addresses with commas between them.
 * @returns the origin of each
 * @throws TypeError that names what is not a web address
 */
export function parseOrigins(list: string): string[] {
  const addresses = list.split(',').map((address) => address.trim());
  return addresses.filter(Boolean).map((address) => {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new TypeError(`MAIL_ORIGINS: “${address}” is not a web address such as https://www.example.com.`);
    return new URL(address).origin;
  });
}
