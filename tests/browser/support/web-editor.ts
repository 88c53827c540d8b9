import type { Locator, Page } from '@playwright/test';
import { contentVersion, sortFiles } from '../../../src/content/index.ts';
import { type EditorTab, editorOn } from './editor.ts';
import { testWithServers } from './servers.ts';
import { expect } from './test.ts';

const API = 'https://api.github.com';

/** What the public site says of its version, by the tests. */
interface PublicSite {
  version: string;
  /** Builds it from what is in the repository now. */
  build(): Promise<void>;
}

/** Tests of the editor, whose repository is the same at the start of each. Other machines are not reached. */
export const test = testWithServers.extend<{ publicSite: PublicSite; elsewhere: undefined }>({
  baseURL: ({ webEditor }, use) => use(webEditor.url),
  publicSite: async ({ context, webEditor: { github } }, use) => {
    const site: PublicSite = {
      version: 'before',
      async build() {
        const lines = github.git('ls-tree', '-r', 'main', 'content').split('\n');
        const stamps = new Map(
          lines.map((line) => {
            const [about = '', path = ''] = line.split('\t');
            return [path.replace('content/', ''), about.split(' ')[2] ?? ''];
          }),
        );
        site.version = await contentVersion(sortFiles([...stamps.keys()]), (name) => stamps.get(name) ?? '');
      },
    };
    await context.route('https://www.cedarline.example/content-version.txt', (route) =>
      route.fulfill({ body: site.version, headers: { 'Access-Control-Allow-Origin': '*' } }),
    );
    await use(site);
  },
  elsewhere: [
    async ({ context, webEditor }, use) => {
      const { github, first, url } = webEditor;
      webEditor.isExpired = false;
      github.git('update-ref', 'refs/heads/main', first);
      Object.assign(github.state, {
        isArchived: false,
        isProtected: false,
        hasRules: false,
        isLimited: false,
        isDown: false,
      });
      const remote: string[] = [];
      await context.route(`${API}/**`, async (route) => {
        const request = route.request();
        const headers = await request.allHeaders();
        if (webEditor.isExpired) return route.fulfill({ status: 401, json: { message: 'Bad credentials' } });
        const response = await fetch(request.url().replace(API, github.url), {
          method: request.method(),
          // The double knows its tokens by what they may do.
          headers: { ...headers, authorization: headers.authorization?.replace('github_pat_', '') ?? '' },
          body: request.postDataBuffer() as BodyInit | null,
        });
        await route.fulfill({
          status: response.status,
          headers: Object.fromEntries(response.headers),
          body: Buffer.from(await response.arrayBuffer()),
        });
      });
      context.on('request', (request) => {
        if (
          ![url, API, 'https://www.cedarline.example', 'blob:', 'data:'].some((own) =>
            request.url().startsWith(own),
          )
        )
          remote.push(request.url());
      });
      await use(undefined);
      expect(remote, 'requests to other machines').toEqual([]);
    },
    { auto: true },
  ],
});

/** Signs in with a token of the double, which is the name of a role. */
export async function signIn(page: Page, token = 'write'): Promise<void> {
  await page.getByLabel('Paste the token here').fill(`github_pat_${token}`);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Opens the editor of a page, signed in. */
export async function openWebEditor(page: Page, address: string): Promise<EditorTab> {
  await page.goto(`/#${address}`);
  await signIn(page);
  return editorOn(page);
}

/** Publishes all that is saved. @returns the dialog */
export async function publish(page: Page, label = 'Publish'): Promise<Locator> {
  await page.getByRole('button', { name: /^Publish \d/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Publish' });
  await dialog.getByRole('button', { name: label, exact: true }).click();
  return dialog;
}
