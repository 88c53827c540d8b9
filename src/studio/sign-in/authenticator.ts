const BLOCKED =
  'The browser has blocked the window for signing in. Allow windows of this page, then try again.';
const CLOSED = 'The window was closed before you were signed in. Try again.';
const REFUSED = 'GitHub has not signed you in. Try again, or ask whoever looks after the website.';

/** How often the window is looked at, in milliseconds. A message may come a moment after its window has closed. */
const INTERVAL = 500;

/**
 * Signs in by the authenticator of Decap CMS or Netlify, in a window of its own. Has to begin with a click, or browsers
 * block the window.
 * @param address what the window opens; of a host alone, `/auth` as in Decap CMS
 * @param signal ends the waiting without an answer
 * @returns the token
 * @throws Error with a sentence for the person
 */
export function askAuthenticator(address: string, signal: AbortSignal): Promise<string> {
  const url = new URL(address);
  if (url.pathname === '/') url.pathname = '/auth';
  url.search = new URLSearchParams({
    provider: 'github',
    site_id: location.hostname,
    scope: 'repo',
  }).toString();
  const popup = window.open(url, 'sign-in', 'popup,width=960,height=600');
  if (!popup) return Promise.reject(new Error(BLOCKED));

  return new Promise<string>((resolve, reject) => {
    const listen = ({ data, origin, source }: MessageEvent<unknown>) => {
      if (source !== popup || origin !== url.origin || typeof data !== 'string') return;
      // So it learns who has opened it, and sends the token to no other page.
      if (data === 'authorizing:github') popup.postMessage(data, origin);
      const [, outcome, content = ''] = /^authorization:github:(success|error):(.*)$/s.exec(data) ?? [];
      if (!outcome) return;
      end();
      popup.close();
      const token = outcome === 'success' ? tokenIn(content) : undefined;
      if (token) resolve(token);
      else reject(new Error(REFUSED, { cause: content }));
    };
    let closed = 0;
    const timer = setInterval(() => {
      if (!popup.closed || ++closed < 2) return;
      end();
      reject(new Error(CLOSED));
    }, INTERVAL);
    const end = () => {
      removeEventListener('message', listen);
      clearInterval(timer);
    };
    addEventListener('message', listen);
    signal.addEventListener('abort', end);
  });
}

/** The token of an answer such as `{"token":"…","provider":"github"}`. */
function tokenIn(content: string): string | undefined {
  try {
    const { token } = JSON.parse(content) as { token?: unknown };
    return typeof token === 'string' && token !== '' ? token : undefined;
  } catch {
    return undefined;
  }
}
