// @vitest-environment jsdom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { button, expectAccessible, type } from '../../../tests/editor/render-field.tsx';
import { askAuthenticator } from './authenticator.ts';
import { SignIn } from './SignIn.tsx';
import { forgetToken, keepToken, readToken } from './token-storage.ts';

const alert = () => screen.getByRole('alert').textContent;
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('signing in with a token', () => {
  const onSignedIn = vi.fn();
  beforeEach(() => onSignedIn.mockReset());
  const show = (refusal?: string) =>
    render(<SignIn repository="cedarline/website" onSignedIn={onSignedIn} {...{ refusal }} />);
  const field = () => screen.getByLabelText('Paste the token here.');

  it('opens GitHub’s form with everything but the repository filled in', async () => {
    show();
    await expectAccessible();
    const form = screen.getByRole('link', { name: 'Open the form at GitHub' }).getAttribute('href') ?? '';
    expect(form).toMatch(/^https:\/\/github\.com\/settings\/personal-access-tokens\/new\?/);
    expect(Object.fromEntries(new URL(form).searchParams)).toEqual({
      name: 'Website editor',
      description: 'Edit the website cedarline/website',
      target_name: 'cedarline',
      expires_in: '90',
      contents: 'write',
      pull_requests: 'write',
    });
  });

  it('takes the token as it was pasted, and how long to keep it', () => {
    show();
    for (const [name, value] of [
      ['type', 'password'],
      ['autocomplete', 'off'],
      ['spellcheck', 'false'],
    ])
      expect(field().getAttribute(name ?? '')).toBe(value);
    type(field(), '  github_pat_11ABC_def \u00a0');
    fireEvent.click(button('Sign in'));
    expect(onSignedIn).toHaveBeenLastCalledWith('github_pat_11ABC_def', false);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Keep me signed in on this device' }));
    fireEvent.click(button('Sign in'));
    expect(onSignedIn).toHaveBeenLastCalledWith('github_pat_11ABC_def', true);
  });

  it.each([
    ['', /^Paste the token/],
    ['https://github.com/settings/tokens', /^This is not a token/],
    ['my password', /^This is not a token/],
    ['github_pat_', /^This is not a token/],
  ])('says what is wrong with %j', (token, sentence) => {
    show();
    type(field(), token);
    fireEvent.click(button('Sign in'));
    expect(alert()).toMatch(sentence);
    expect(onSignedIn).not.toHaveBeenCalled();
    type(field(), 'ghp_0aB');
    fireEvent.click(button('Sign in'));
    expect(alert()).toBe('');
    expect(onSignedIn).toHaveBeenCalledWith('ghp_0aB', false);
  });

  it('shows why the last token was refused, until there is something newer to say', () => {
    show('You are signed out.');
    expect(alert()).toBe('You are signed out.');
    type(field(), 'no');
    fireEvent.click(button('Sign in'));
    expect(alert()).toMatch(/^This is not a token/);
  });
});

describe('the kept token', () => {
  beforeEach(forgetToken);

  it('is that of the tab, or of the device', () => {
    expect(readToken()).toBeUndefined();
    keepToken('one', true);
    expect([readToken(), localStorage.length, sessionStorage.length]).toEqual(['one', 1, 0]);
    keepToken('two', false);
    expect([readToken(), localStorage.length, sessionStorage.length]).toEqual(['two', 0, 1]);
    forgetToken();
    expect([readToken(), sessionStorage.length]).toEqual([undefined, 0]);
  });

  it('is none where site data is blocked', () => {
    for (const name of ['localStorage', 'sessionStorage'] as const)
      vi.spyOn(window, name, 'get').mockImplementation(() => {
        throw new DOMException('Access is denied.', 'SecurityError');
      });
    keepToken('one', true);
    expect(readToken()).toBeUndefined();
    forgetToken();
  });
});

describe('signing in by an authenticator', () => {
  const ORIGIN = 'https://auth.cedarline.example';
  const popup = { closed: false, close: vi.fn(), postMessage: vi.fn() };
  let open = vi.spyOn(window, 'open');
  beforeEach(() => {
    popup.closed = false;
    popup.close.mockReset();
    popup.postMessage.mockReset();
    open = vi.spyOn(window, 'open').mockReturnValue(popup as unknown as Window);
  });

  function say(data: unknown, { origin = ORIGIN, source = popup as object } = {}) {
    const event = new MessageEvent('message', { data, origin });
    Object.defineProperty(event, 'source', { value: source });
    window.dispatchEvent(event);
  }
  const ask = (address = ORIGIN, { signal } = new AbortController()) => askAuthenticator(address, signal);
  const SUCCESS = 'authorization:github:success:{"token":"gho_abc","provider":"github"}';

  it('shakes hands, and gets the token', async () => {
    const asked = ask();
    const query = '?provider=github&site_id=localhost&scope=repo';
    expect(String(open.mock.lastCall?.[0])).toBe(`${ORIGIN}/auth${query}`);
    say('authorizing:github');
    expect(popup.postMessage).toHaveBeenCalledExactlyOnceWith('authorizing:github', ORIGIN);
    say(SUCCESS);
    expect(await asked).toBe('gho_abc');
    expect(popup.close).toHaveBeenCalled();
    void ask(`${ORIGIN}/api/login`);
    expect(String(open.mock.lastCall?.[0])).toBe(`${ORIGIN}/api/login${query}`);
  });

  it('hears nobody else', async () => {
    const asked = ask();
    for (const other of [{ origin: 'https://auth.cedarline.example.evil.example' }, { source: window }]) {
      say('authorizing:github', other);
      say(SUCCESS.replace('gho_abc', 'gho_evil'), other);
    }
    say({ token: 'gho_evil' });
    expect(popup.postMessage).not.toHaveBeenCalled();
    say(SUCCESS);
    expect(await asked).toBe('gho_abc');
  });

  it.each([
    'authorization:github:error:{"message":"access_denied"}',
    'authorization:github:success:{"token"',
    'authorization:github:success:{}',
    'authorization:github:success:null',
  ])('says that GitHub has not signed one in: %s', async (answer) => {
    const asked = ask();
    say(answer);
    await expect(asked).rejects.toThrow(/^GitHub has not signed you in/);
    expect(popup.close).toHaveBeenCalled();
  });

  it('says that the window was blocked, or closed', async () => {
    open.mockReturnValueOnce(null);
    await expect(ask()).rejects.toThrow(/has blocked the window/);
    vi.useFakeTimers();
    const closed = ask();
    const late = ask();
    popup.closed = true;
    vi.advanceTimersByTime(500);
    say(SUCCESS);
    expect(await late).toBe('gho_abc');
    expect(await closed).toBe('gho_abc');
    const refused = expect(ask()).rejects.toThrow(/was closed/);
    vi.advanceTimersByTime(1000);
    await refused;
    expect(vi.getTimerCount()).toBe(0);
  });

  it('is one button, which can be pressed again', async () => {
    const onSignedIn = vi.fn();
    render(<SignIn repository="cedarline/website" authenticator={ORIGIN} onSignedIn={onSignedIn} />);
    await expectAccessible();
    open.mockReturnValueOnce(null);
    fireEvent.click(button('Sign in with GitHub'));
    await waitFor(() => expect(alert()).toMatch(/has blocked the window/));
    fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Sign in with GitHub'));
    expect(alert()).toBe('');
    fireEvent.click(button('Sign in with GitHub'));
    say(SUCCESS);
    await waitFor(() => expect(onSignedIn).toHaveBeenCalled());
    expect(onSignedIn).toHaveBeenCalledExactlyOnceWith('gho_abc', true);
  });
});
