import { unlessBlocked } from '../app/session/unless-blocked.ts';

const KEY = 'github-token';

/** The token of the person who is signed in, in this tab or on this device. */
export const readToken = (): string | undefined =>
  unlessBlocked(() => sessionStorage.getItem(KEY) ?? localStorage.getItem(KEY)) ?? undefined;

/**
 * Keeps a token until it is forgotten. Where site data is blocked, it is gone with the page.
 * @param isKept on this device, beyond this tab
 */
export function keepToken(token: string, isKept: boolean): void {
  forgetToken();
  unlessBlocked(() => (isKept ? localStorage : sessionStorage).setItem(KEY, token));
}

export function forgetToken(): void {
  unlessBlocked(() => sessionStorage.removeItem(KEY));
  unlessBlocked(() => localStorage.removeItem(KEY));
}
