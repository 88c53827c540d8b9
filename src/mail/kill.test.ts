import { expect, test } from 'vitest';
import { killUnderLoad } from './test-soak.ts';

test('a service killed under load has kept every message that it answered with 200, whole', async () => {
  const { answered, missing, damaged } = await killUnderLoad(3);
  expect(answered).toBeGreaterThan(10);
  expect({ missing, damaged }).toEqual({ missing: [], damaged: [] });
}, 60_000);
