import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, expect, test, vi } from 'vitest';
import { startDevSite } from '../../../tests/browser/support/dev-site.ts';

const HEADING = 'heading: heading(';
const MOTTO = `motto: heading('Wire well'), `;

const folder = mkdtempSync(join(tmpdir(), 'section-types-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Copies the project, with links to its packages but a cache of its own. */
function copyProject(): void {
  for (const name of ['src', 'scripts', 'public', 'package.json', 'package-lock.json', 'vite.config.ts'])
    cpSync(name, join(folder, name), { recursive: true });
  for (const name of ['content', 'node_modules']) mkdirSync(join(folder, name));
  for (const name of readdirSync('node_modules').filter((name) => name !== '.cache'))
    symlinkSync(resolve('node_modules', name), join(folder, 'node_modules', name));
}

function change(file: string, from: string, to: string): void {
  const path = join(folder, file);
  const text = readFileSync(path, 'utf8');
  const changed = text.replace(from, to);
  if (changed === text) throw new Error(`Nothing to change in ${file}.`);
  writeFileSync(path, changed);
}

test('the development server uses a new section type, and changes of its schema, at once', async () => {
  copyProject();
  const site = await startDevSite({ project: folder });
  let heard = site.said().length;
  /** Waits for the server to say something that it had not said before. */
  const hears = async (words: RegExp) => {
    const said = () => site.said().slice(heard);
    await vi
      .waitUntil(() => words.test(said()), { timeout: 60_000, interval: 50 })
      .catch(() => {
        throw new Error(`The server did not say ${words} but: ${said()}`);
      });
    heard = site.said().length;
  };
  try {
    cpSync(join(folder, 'src/site/sections/closing'), join(folder, 'src/site/sections/farewell'), {
      recursive: true,
    });
    await site.edit('pages/wireless.yaml', (text) => text.replace('type: closing', 'type: farewell'));
    await vi.waitUntil(
      async () => (await (await fetch(`${site.url}/wireless`)).text()).includes('type-farewell'),
      20_000,
    );
    change('src/site/sections/farewell/schema.ts', HEADING, MOTTO + HEADING);
    await hears(/This farewell section needs “motto”/);
    change('src/site/sections/farewell/schema.ts', MOTTO, '');
    change('src/site/sections/farewell/schema.ts', "label: 'Closing words'", "label: 'Farewell to visitors'");
    change('src/site/sections/farewell/examples.yaml', 'type: closing', 'type: farewell');
    await hears(/The content has no problems/);

    const textAt = async (path: string) => (await fetch(site.url + path)).text();
    expect(await textAt('/_gallery')).toContain('href="#farewell"');
    expect(await textAt('/_gallery/farewell/1')).toContain('type-farewell');
    const [, code = ''] = /src="(\/_edit-code\/\w+)\/editor\.js"/.exec(await textAt('/_edit')) ?? [];
    expect(await textAt(`${code}/worker.js`)).toContain('Farewell to visitors');
  } finally {
    await site.close();
  }
}, 120_000);
