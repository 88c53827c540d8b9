/**
 * Audits the built site, or a published one: `npm run audit [-- https://www.example.com]`. Every page and the error page
 * have the headers that the build asks of a host, and valid HTML, and Lighthouse rates the pages.
 * `--form` posts one real message to the mail service in site.yaml instead, and reports whether it was delivered.
 */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir, readContent } from '../src/content/node/index.ts';
import { headersFor, parseHeadersFile } from '../src/prerender/host/headers-file.ts';
import { serveSite } from '../src/prerender/host/static-server.ts';
import { currentBuild } from './lib/current-build.ts';
import { htmlFaults } from './lib/html-faults.ts';
import { rate } from './lib/lighthouse.ts';
import { sendTestMessage } from './lib/send-test-message.ts';

const UNKNOWN = '/no-such-page';

const { values, positionals } = parseArgs({
  options: { form: { type: 'boolean', default: false } },
  allowPositionals: true,
});

function report(name: string, faults: string[]): void {
  console.log([`${faults.length === 0 ? '✓' : '✗'} ${name}`, ...faults].join('\n    '));
  if (faults.length > 0) process.exitCode = 1;
}

/** The headers that a host does not send as the build asks it to. */
const headerFaults = (sent: Headers, wanted: Record<string, string>): string[] =>
  Object.entries(wanted).flatMap(([name, value]) =>
    sent.get(name) === value ? [] : `${name} is “${sent.get(name) ?? ''}”, not “${value}”`,
  );

async function auditForm(): Promise<void> {
  const { site } = await readContent(contentDir());
  if (!site) throw new Error('site.yaml has mistakes; `npm run content:check` lists them.');
  console.log(`Sending a test message to ${site.company.email} through ${site.mailService.address} …`);
  const { outcome, advice } = await sendTestMessage(site);
  report(outcome, outcome === 'delivered' ? [] : [advice]);
  if (outcome === 'delivered') console.log(advice);
}

async function auditPages(origin: string, dist: string): Promise<void> {
  const rules = parseHeadersFile(await readFile(join(dist, '_headers'), 'utf8'));
  const addresses = [...(await readContent(contentDir())).pages.keys()].sort();
  for (const address of [...addresses, UNKNOWN]) {
    const response = await fetch(origin + address);
    const status = address === UNKNOWN ? 404 : 200;
    report(address, [
      ...(response.status === status ? [] : [`status ${response.status}, not ${status}`]),
      ...headerFaults(response.headers, headersFor(rules, address)),
      ...(await htmlFaults(await response.text(), `${address}.html`)),
    ]);
  }
  for (const address of addresses) {
    for (const form of ['mobile', 'desktop'] as const) {
      const { performance, ...others } = await rate(origin + address, form);
      const low = Object.entries(others).filter(([, score]) => score < 100);
      // Not judged, because it depends on the machine and on what else runs there.
      report(
        `${address} ${form}: performance ${performance}`,
        low.map(([name, score]) => `${name} ${score}`),
      );
    }
  }
}

if (values.form) await auditForm();
else {
  const { dist } = await currentBuild();
  const [published] = positionals;
  const local = published ? undefined : await serveSite({ dist, port: 0 });
  try {
    await auditPages((published ?? local?.url ?? '').replace(/\/$/, ''), dist);
  } finally {
    await local?.close();
  }
}
