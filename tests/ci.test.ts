/** What runs on other people's machines with this repository's rights. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseDocument } from 'yaml';

interface Step {
  if?: string;
  uses?: string;
  run?: string;
  with?: Record<string, unknown>;
}
interface Workflow {
  on: Record<string, unknown>;
  permissions: unknown;
  concurrency: { group: string };
  jobs: Record<string, { 'runs-on': string; 'timeout-minutes': number; steps: Step[] }>;
}

const folder = '.github/workflows';

describe.each(readdirSync(folder))('%s', (file) => {
  const source = readFileSync(join(folder, file), 'utf8');
  const document = parseDocument(source);
  const workflow = document.toJS() as Workflow;
  const jobs = Object.values(workflow.jobs);
  const steps = jobs.flatMap((job) => job.steps);

  it('is a workflow: when, and jobs whose steps each do one thing', () => {
    expect([...document.errors, ...document.warnings]).toEqual([]);
    expect(Object.keys(workflow.on)).toEqual(expect.arrayContaining(['push', 'pull_request']));
    for (const job of jobs) {
      expect(job['runs-on']).toBe('ubuntu-latest');
      expect(job['timeout-minutes']).toBeGreaterThan(0);
    }
    for (const step of steps) expect(Boolean(step.uses) !== Boolean(step.run)).toBe(true);
    expect(workflow.concurrency.group).toContain('github.ref');
  });

  it('takes every action at one commit, with its version beside it', () => {
    const uses = source.match(/uses: .*/g) ?? [];
    expect(uses.length).toBeGreaterThan(1);
    for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
  });

  it('may read the repository only, and leaves no credentials behind', () => {
    expect(workflow.permissions).toEqual({ contents: 'read' });
    const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
    expect(checkouts.length).toBeGreaterThan(0);
    for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
  });

  it('puts nothing that others can write into a command: the name of a branch is not one', () => {
    for (const { run = '' } of steps) expect(run).not.toContain('${{');
  });
});

it('runs no code of a change where the owner’s secrets are, and a tool that a lock file of main pins', () => {
  const source = readFileSync(join(folder, 'deploy.yml'), 'utf8');
  expect(source).toContain("vars.CLOUDFLARE_PROJECT != ''");
  expect(source).toContain('github.event.pull_request.head.repo.full_name == github.repository');
  const { jobs } = parseDocument(source).toJS() as Workflow;
  const secret = Object.values(jobs).filter((job) => JSON.stringify(job).includes('secrets.'));
  expect(secret).toEqual([jobs.deploy]);
  const { steps = [] } = jobs.deploy ?? {};
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.map((step) => step.with)).toEqual([
    { ref: 'main', 'sparse-checkout': '.github/deploy', 'persist-credentials': false },
  ]);
  const runs = steps.flatMap(({ run }) => run?.split('\n', 1)[0] ?? []);
  expect(runs).toEqual([
    'npm ci --prefix .github/deploy --ignore-scripts',
    expect.stringMatching(/^node_modules\/\.bin\/wrangler pages deploy \S*\/dist /),
    expect.stringMatching(/^node_modules\/\.bin\/wrangler pages deploy \S*\/dist-edit /),
  ]);
  const { packages } = JSON.parse(readFileSync('.github/deploy/package-lock.json', 'utf8'));
  for (const [name, { integrity }] of Object.entries<{ integrity?: string }>(packages))
    if (name !== '') expect(integrity, name).toMatch(/^sha512-/);
});

it('builds and publishes the editor, where people sign in, from main only', () => {
  const { jobs } = parseDocument(readFileSync(join(folder, 'deploy.yml'), 'utf8')).toJS() as Workflow;
  const ofEditor = Object.values(jobs)
    .flatMap(({ steps }) => steps)
    .filter((step) => /build:edit|dist-edit/.test(step.run ?? ''));
  const main = "github.ref == 'refs/heads/main' && vars.CLOUDFLARE_EDITOR_PROJECT != ''";
  expect(ofEditor.map((step) => step.if)).toEqual([main, main]);
});
