/** What runs on other people's machines with this repository's rights. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';

interface Step {
  uses?: string;
  with?: Record<string, unknown>;
}

const source = readFileSync('.github/workflows/ci.yml', 'utf8');
const workflow: { permissions: unknown; jobs: Record<string, { steps: Step[] }> } = parse(source);
const steps = Object.values(workflow.jobs).flatMap((job) => job.steps);

it('takes every action at one commit, with its version beside it', () => {
  const uses = source.match(/uses: .*/g) ?? [];
  expect(uses.length).toBeGreaterThan(3);
  for (const line of uses) expect(line).toMatch(/^uses: [\w-]+\/[\w-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/);
});

it('may read the repository only, and leaves no credentials behind', () => {
  expect(workflow.permissions).toEqual({ contents: 'read' });
  const checkouts = steps.filter(({ uses }) => uses?.startsWith('actions/checkout@'));
  expect(checkouts.length).toBeGreaterThan(0);
  for (const checkout of checkouts) expect(checkout.with).toMatchObject({ 'persist-credentials': false });
});
