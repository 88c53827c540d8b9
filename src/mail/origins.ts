import type { IncomingMessage, ServerResponse } from 'node:http';

/**
 * Whether a request comes from a page that is not allowed. Browsers send the page's origin with every POST; a request
 * without it does not come from a page, so it cannot abuse a visitor's browser.
 * @param origins allowed origins, besides the host of the request
 */
export function isForeign({ headers }: IncomingMessage, origins: readonly string[]): boolean {
  const { origin, host } = headers;
  if (origin === undefined || origins.includes(origin)) return false;
  // Behind a proxy that terminates TLS the scheme is unknown, so only the host is compared. "null" is never allowed.
  return !URL.canParse(origin) || new URL(origin).host !== host?.toLowerCase();
}

/** Headers that allow the scripts of an allowed page to read the response. */
export function corsHeaders(request: IncomingMessage, origins: readonly string[]): Record<string, string> {
  const { origin } = request.headers;
  if (origin === undefined || isForeign(request, origins)) return { Vary: 'Origin' };
  return { 'Access-Control-Allow-Origin': origin, Vary: 'Origin' };
}

/** Responds to a CORS preflight request. */
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
 * Parses a comma-separated list of URLs.
 * @returns the origin of each
 * @throws TypeError for an entry that is not a URL
 */
export function parseOrigins(list: string): string[] {
  const addresses = list.split(',').map((address) => address.trim());
  return addresses.filter(Boolean).map((address) => {
    if (!/^https?:\/\//i.test(address) || !URL.canParse(address))
      throw new TypeError(`MAIL_ORIGINS: “${address}” is not a web address such as https://www.example.com.`);
    return new URL(address).origin;
  });
}
