/** What hydration must not do. */
import { expect, test } from './support/test.ts';
import { open } from './support/visitor.ts';

test('hydration creates no error, not even one that is caught: each costs a stack trace', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const made: string[] = [];
    const note = <Made>(error: Made) => {
      made.push(String(error));
      return error;
    };
    const Watched = new Proxy(Error, {
      apply: (...call) => note(Reflect.apply(...call)),
      construct: (...call) => note(Reflect.construct(...call)),
    });
    Object.assign(window, { made, Error: Watched });
  });
  await open(page, '/');
  await page.getByRole('region', { name: 'Notifications (F8)' }).waitFor({ state: 'attached' });
  expect(await page.evaluate(() => Reflect.get(window, 'made'))).toEqual([]);
});
