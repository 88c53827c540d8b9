/** On paper: headings stay with their content, and no page holds the footer alone. */
import { expectSoundOnPaper } from './support/print.ts';
import { test } from './support/test.ts';
import { open } from './support/visitor.ts';

// One window for all pages: printing takes less than opening a new one.
test('on paper each heading has its content on the same page', async ({ page }) => {
  for (const address of ['/', '/cybersecurity', '/it-training']) {
    await open(page, address);
    await expectSoundOnPaper(page);
  }
});
