/** A disk that does not respond, such as a network drive whose server is down. */
import { open } from 'node:fs/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { startTestService } from './service.ts';

vi.mock('node:fs/promises', async (original) => {
  const fs = await original<typeof import('node:fs/promises')>();
  return { ...fs, open: vi.fn(fs.open) };
});

const real = vi.mocked(open).getMockImplementation();
afterEach(() => {
  if (real) vi.mocked(open).mockImplementation(real);
});

/** Makes the disk hang. @returns a function that brings it back */
function hang(): () => void {
  let release = () => {};
  const back = new Promise<void>((resolve) => {
    release = resolve;
  });
  vi.mocked(open).mockClear();
  vi.mocked(open).mockImplementation(async (...args) => {
    await back;
    if (!real) throw new Error('There is no file system to go back to.');
    return real(...args);
  });
  return release;
}

test('a message that cannot be saved in time is an error; sent again once it is saved, it is one message', async () => {
  const mail = await startTestService({ limits: { saveMs: 200 } });
  const release = hang();
  const response = await mail.send();
  expect([response.status, await response.json()]).toEqual([
    503,
    { success: 'false', message: 'The message could not be saved in time.' },
  ]);
  expect(mail.log).toEqual(['Message NOT delivered: The message could not be saved in time.']);
  release();
  await expect.poll(async () => (await mail.mails()).length).toBe(1);
  expect((await mail.send()).status).toBe(200);
  expect(await mail.mails()).toHaveLength(1);
  await mail.close();
});

test('stopping does not wait for a disk that hangs', async () => {
  const mail = await startTestService();
  const release = hang();
  const sending = mail.send();
  await expect.poll(() => vi.mocked(open).mock.calls.length).toBeGreaterThan(0);
  const start = performance.now();
  await mail.service.close();
  expect(performance.now() - start).toBeLessThan(5_000);
  release();
  expect((await sending).status).toBe(200);
  await mail.close();
});
