/** What bringing a page to life costs, where that does not vary. */
import { expect, test } from './support/test.ts';
import { open } from './support/visitor.ts';

test('a page comes to life without an error, not even one that is caught: for each, lines are looked up in all of the script', async ({
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
