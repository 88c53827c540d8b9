import { readdir, readFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test';
import type { DevSite } from './dev-site.ts';
import { testOfDev } from './test.ts';

/** The editor of one page over a copy of the content. */
export interface EditorTab {
  page: Page;
  /** The page on the canvas. */
  canvas: FrameLocator;
  /** What the bar says about the work. */
  status: Locator;
  save(): Promise<void>;
}

/** Tests of the development server, after each of which its content is as it was before. */
export const test = testOfDev.extend<{ restored: undefined }>({
  restored: [
    async ({ dev }, use) => {
      const before = await readFiles(dev);
      await use(undefined);
      const after = await readFiles(dev);
      for (const [file, bytes] of before)
        if (after.get(file)?.equals(bytes) !== true) await dev.write(file, bytes);
      for (const file of after.keys()) if (!before.has(file)) await dev.remove(file);
    },
    { auto: true },
  ],
});

/** The same in a tab whose editor stays open from test to test, which is much faster; nothing of a test is left in it. */
export const testInTab = test.extend({
  context: ({ tab }, use) => use(tab.context()),
  page: async ({ tab }, use) => {
    await use(tab);
    await tab.unrouteAll();
    if (tab.url() === 'about:blank') return;
    // No page has this address, so the editor of the last one is gone.
    await tab.evaluate(() => {
      location.hash = '/none';
    });
    await expect(tab.getByRole('button', { name: 'Open the home page' })).toBeVisible();
    await tab.evaluate(() => localStorage.clear());
    await tab.mouse.move(0, 0);
  },
});

/** The files of the content by name. */
async function readFiles(dev: DevSite): Promise<Map<string, Buffer>> {
  const entries = await readdir(dev.path('.'), { recursive: true, withFileTypes: true });
  const paths = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));
  return new Map(
    await Promise.all(
      paths.map(async (path) => [relative(dev.path('.'), path), await readFile(path)] as const),
    ),
  );
}

/** Opens the editor of a page. */
export async function openEditor(page: Page, address: string): Promise<EditorTab> {
  await page.goto(`/_edit#${address}`);
  return editorOn(page);
}

/** The editor that a tab shows, once its page can be edited. */
export async function editorOn(page: Page): Promise<EditorTab> {
  const canvas = page.frameLocator('#preview-frame');
  await expect(canvas.locator('h1')).toBeVisible({ timeout: 60_000 });
  const status = page.locator('.bar-status');
  return {
    page,
    canvas,
    status,
    async save() {
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      await expect(status).toHaveText(/^Saved/);
    },
  };
}

/** The lines that were removed from a text and added to it; moved lines do not count. */
export function changedLines(before: string, after: string): { removed: string[]; added: string[] } {
  const only = (lines: string[], others: string[]) => {
    const left = [...others];
    return lines.filter((line) => {
      const at = left.indexOf(line);
      if (at >= 0) left.splice(at, 1);
      return at < 0;
    });
  };
  const [old, now] = [before.split('\n'), after.split('\n')];
  return { removed: only(old, now), added: only(now, old) };
}
