import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type { AxeResults } from 'axe-core';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe finds on the page as it stands: the rule and the elements, one line each. */
export async function axeFindings(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy would rightly refuse that.
  await page.evaluate(source);
  const results: AxeResults = await page.evaluate(
    (values) =>
      (window as unknown as { axe: typeof import('axe-core') }).axe.run({ runOnly: { type: 'tag', values } }),
    tags,
  );
  return results.violations.map(
    ({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Collects what the page's content security policy refuses, from the next navigation on. */
export async function policyViolations(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const seen: string[] = [];
    Object.assign(window, { seenViolations: seen });
    document.addEventListener('securitypolicyviolation', (event) =>
      seen.push(`${event.violatedDirective} ${event.blockedURI}`),
    );
  });
  return () => page.evaluate(() => (window as unknown as { seenViolations: string[] }).seenViolations);
}
