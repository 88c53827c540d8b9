import type { Page } from '@playwright/test';

/**
 * Collects every violation of the content security policy, error and console warning of a page, over all documents
 * that it loads from now on.
 */
export async function complaintsOf(page: Page): Promise<string[]> {
  const complaints: string[] = [];
  await page.exposeFunction('reportViolation', (what: string) => complaints.push(`policy: ${what}`));
  await page.addInitScript(() => {
    addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sourceFile, sample }) => {
      const { reportViolation } = window as unknown as { reportViolation: (what: string) => void };
      reportViolation(`${violatedDirective} ${blockedURI} ${sourceFile} ${sample}`);
    });
  });
  page.on('pageerror', (error) => complaints.push(`error: ${error.message}`));
  page.on('console', (message) => {
    const isMissingPage = message.text().includes('404') && message.location().url.endsWith('/nowhere');
    if (['error', 'warning'].includes(message.type()) && !isMissingPage) complaints.push(message.text());
  });
  return complaints;
}

/** Collects the uncaught errors of a page's scripts. */
export function scriptErrorsOf(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  return errors;
}
