import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { type RunningSite, serveSite } from '../../../src/prerender/host/static-server.ts';
import { EDITOR_DIST } from '../../built-site.ts';
import { type Github, startGithub } from '../../editor/github-double.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';

/** The editor as a site of its own, and the repository that it edits. */
export interface WebEditor extends RunningSite {
  github: Github;
  /** The commit that each test begins with. */
  first: string;
  /** Whether all tokens have expired. */
  isExpired: boolean;
}

const API = 'https://api.github.com';

/**
 * Serves what `npm run build:edit` has built, for a repository with the sample site.
 * @param isDirect whether the editor itself asks the double of GitHub; else, a test passes its requests on
 */
export async function startWebEditor(isDirect = false): Promise<WebEditor> {
  const out = await mkdtemp(join(tmpdir(), 'editor-'));
  await cp(EDITOR_DIST, out, { recursive: true });
  const github = await startGithub();
  const entries = readdirSync(SAMPLE_SITE, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .map((path) => [join('content', relative(SAMPLE_SITE, path)), readFileSync(path)] as const);
  const first = github.commit(new Map(files), 'Add the content');
  // The code that this editor was built from is in no commit yet.
  const own = github.git('rev-parse', `${first}:src`);
  edit(join(out, 'index.html'), (text) => text.replace(/"codeVersion":"\w*"/, `"codeVersion":"${own}"`));
  if (isDirect)
    for (const name of ['_headers', 'assets/worker.js'])
      edit(join(out, name), (text) => text.replaceAll(API, github.url));
  const site = await serveSite({ dist: out, port: 0 });
  return {
    ...site,
    github,
    first,
    isExpired: false,
    async close() {
      await site.close();
      await github.close();
      await rm(out, { recursive: true });
    },
  };
}

const edit = (path: string, change: (text: string) => string) =>
  writeFileSync(path, change(readFileSync(path, 'utf8')));
