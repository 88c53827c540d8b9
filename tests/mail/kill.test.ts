import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { startSmtp } from './smtp-server.ts';
import { inspect, killUnderLoad, messagesIn, sendNamed, startVictim, withOutbox } from './soak.ts';

test('a service killed under load has saved every message that it answered with 200', async () => {
  await withOutbox(async (outbox) => {
    const answered = await killUnderLoad(3, () => startVictim(outbox));
    expect(answered.size).toBeGreaterThanOrEqual(30);
    expect(await inspect(await messagesIn(outbox), answered)).toMatchObject({
      missing: [],
      damaged: [],
      copies: 0,
    });
  });
}, 60_000);

test('a service that is asked to stop finishes its requests and exits with status 0', async () => {
  await withOutbox(async (outbox) => {
    const victim = await startVictim(outbox);
    const exit = once(victim.process, 'exit');
    const answered = new Set<string>();
    const sending = Array.from({ length: 50 }, async (_, index) => {
      if (await sendNamed(victim.url, `stop-${index}`, index).catch(() => false))
        answered.add(`stop-${index}`);
    });
    await sending[0];
    victim.process.kill('SIGTERM');
    victim.process.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    await Promise.all(sending);
    expect(await inspect(await messagesIn(outbox), answered)).toMatchObject({ missing: [], damaged: [] });
  });
}, 30_000);

test('a service whose delivery hangs stops within 5 seconds, and the message stays in the queue', async () => {
  const smtp = await startSmtp(() => {});
  await withOutbox(async (outbox) => {
    const victim = await startVictim(outbox, { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` });
    expect(await sendNamed(victim.url, 'hangs')).toBe(true);
    await expect.poll(() => smtp.taken.length).toBe(1);
    const exit = once(victim.process, 'exit');
    const start = performance.now();
    victim.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
    expect(performance.now() - start).toBeLessThan(5_000);
    expect(await readdir(join(outbox, 'queue'))).toEqual([expect.stringMatching(/\.eml$/)]);
  });
  await smtp.close();
}, 30_000);

test('a service whose outbox cannot be created refuses messages and still stops', async () => {
  const victim = await startVictim('/proc/nope');
  expect(await sendNamed(victim.url, 'nowhere')).toBe(false);
  const exit = once(victim.process, 'exit');
  victim.process.kill('SIGTERM');
  expect(await exit).toEqual([0, null]);
}, 30_000);

test('a service whose output is no longer read saves every message', async () => {
  await withOutbox(async (outbox) => {
    const victim = await startVictim(outbox);
    const exit = once(victim.process, 'exit');
    victim.process.stdout?.destroy();
    const answered = new Set<string>();
    for (const name of ['first', 'second', 'third'])
      if (await sendNamed(victim.url, name)) answered.add(name);
    expect(answered.size).toBe(3);
    expect(await inspect(await messagesIn(outbox), answered)).toMatchObject({ missing: [], damaged: [] });
    victim.process.kill('SIGTERM');
    expect(await exit).toEqual([0, null]);
  });
}, 30_000);
