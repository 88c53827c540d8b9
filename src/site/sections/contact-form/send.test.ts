// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mailServiceAddress, recipientPath, send } from './send.ts';

const fetched = vi.fn<typeof fetch>();
const attempt = (controller = new AbortController()) =>
  send('https://mail.example.test/ajax/hello@example.test', new FormData(), controller);

/** A server that never answers, as a browser shows it. */
const never: typeof fetch = (_, init) =>
  new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
});

afterEach(() => {
  fetched.mockReset();
  vi.unstubAllGlobals();
  vi.useRealTimers();
  document.head.replaceChildren();
});

describe('the request (section 7)', () => {
  it('posts the form data with Accept as its only header, and refuses redirects', async () => {
    fetched.mockResolvedValue(new Response());
    const body = new FormData();
    const controller = new AbortController();
    await send('https://mail.example.test/ajax/a@b.c', body, controller);
    expect(fetched).toHaveBeenCalledExactlyOnceWith('https://mail.example.test/ajax/a@b.c', {
      method: 'POST',
      headers: { Accept: 'application/json' },
      body,
      redirect: 'error',
      signal: controller.signal,
    });
  });

  it.each([
    [200, 'sent'],
    [204, 'sent'],
    [404, 'failed'],
    [500, 'failed'],
  ])('counts %d as %s, without trying again', async (status, outcome) => {
    fetched.mockResolvedValue(new Response(null, { status }));
    expect(await attempt()).toBe(outcome);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('reads only the status: a body that says otherwise or never ends does not matter', async () => {
    fetched.mockResolvedValue(new Response(new ReadableStream(), { status: 200 }));
    expect(await attempt()).toBe('sent');
    fetched.mockResolvedValue(Response.json({ success: 'false' }));
    expect(await attempt()).toBe('sent');
  });

  it('aborts an answer whose body never ends, after 20 s', async () => {
    const controller = new AbortController();
    fetched.mockResolvedValue(new Response(new ReadableStream(), { status: 200 }));
    await attempt(controller);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(controller.signal.aborted).toBe(true);
  });

  it('fails after 20 s without a response', async () => {
    fetched.mockImplementation(never);
    const settled = vi.fn();
    void attempt().then(settled);
    await vi.advanceTimersByTimeAsync(19_999);
    expect(settled).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith('failed');
  });
});

describe('the address', () => {
  it('comes from the page at the time of the call', () => {
    expect(mailServiceAddress('https://mail.example.test')).toBe('https://mail.example.test');
    document.head.innerHTML = '<meta name="mail-service" content="http://localhost:4173/">';
    expect(mailServiceAddress('https://mail.example.test')).toBe('http://localhost:4173');
  });

  it.each([
    ['hello@example.test', 'hello@example.test'],
    ['a/b?c#d@example.test', 'a%2Fb%3Fc%23d@example.test'],
  ])('writes %s into its path as %s', (email, path) => {
    expect(recipientPath(email)).toBe(path);
  });
});
