import { once } from 'node:events';
import { expect, test } from 'vitest';
import { inspect, killUnderLoad, sendNamed, startVictim, withOutbox } from './soak.ts';

test('a service killed under load has kept every message that it answered with 200, whole', async () => {
  const { answered, missing, damaged } = await killUnderLoad(3);
  expect(answered).toBeGreaterThanOrEqual(30);
  expect({ missing, damaged }).toEqual({ missing: [], damaged: [] });
}, 60_000);

test('a service that is asked to stop finishes what it has begun and ends with status 0', async () => {
  await withOutbox(async (outbox) => {
    const victim = await startVictim(outbox);
    const exit = once(victim.process, 'exit');
    const answered = new Set<string>();
    const sending = Array.from({ length: 50 }, async (_, index) => {
      if (await sendNamed(victim.url, `stop-${index}`).catch(() => false)) answered.add(`stop-${index}`);
    });
    await sending[0];
    victim.process.kill('SIGTERM');
    victim.process.kill('SIGINT');
    expect(await exit).toEqual([0, null]);
    await Promise.all(sending);
    expect(await inspect(outbox, answered)).toMatchObject({ missing: [], damaged: [] });
  });
}, 30_000);
