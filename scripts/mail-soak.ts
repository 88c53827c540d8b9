/**
 * Load-tests the mail service on this machine: kills it 50 times under load (or KILLS times) and counts lost messages, does
 * the same while a queue delivers to an SMTP server with occasional failures, and sends 10,000 messages, 50 at a time, while
 * measuring memory. Exits with status 1 when a guarantee is broken.
 */
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reply, startSmtp, type TestSmtp } from '../tests/mail/smtp-server.ts';
import {
  drained,
  type Findings,
  inspect,
  killUnderLoad,
  messagesIn,
  sendNamed,
  startVictim,
  withOutbox,
} from '../tests/mail/soak.ts';

const KILLS = Number(process.env.KILLS) || 50;
const MESSAGES = 10_000;
const CONCURRENCY = 50;
/** Allowed growth from the median of the first half of the run to that of the second; Node's heap varies about as much. */
const MAX_GROWTH_MB = 25;

/** Resident memory of a process in megabytes. */
const memory = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const secondsSince = (start: number) => ((performance.now() - start) / 1000).toFixed(0);

const onKill = (kill: number) => {
  if (kill % 10 === 0) console.log(`  killed ${kill} times`);
};

const isWhole = ({ missing, damaged, strangers }: Findings) =>
  missing.length + damaged.length + strangers.length === 0;

const counts = ({ answered, missing, damaged }: Findings) =>
  `${answered} messages answered with 200, ${missing.length} missing, ${damaged.length} damaged`;

async function kills(): Promise<boolean> {
  return withOutbox(async (outbox) => {
    const start = performance.now();
    const answered = await killUnderLoad(KILLS, () => startVictim(outbox), onKill);
    const findings = await inspect(await messagesIn(outbox), answered);
    console.log(`SIGKILL ${KILLS} times in ${secondsSince(start)} s: ${counts(findings)}.`);
    return isWhole(findings) && findings.copies === 0;
  });
}

/** Kills the service while it delivers by SMTP, then waits until the queue is empty. */
async function queueKills(): Promise<boolean> {
  const accepted: string[] = [];
  // Of ten messages one is deferred, one is received before a connection reset, and the others are accepted.
  const smtp: TestSmtp = await startSmtp((done, count) => {
    if (count % 10 === 3) done(reply(451, 'Later'));
    else if (count % 10 === 7) smtp.reset();
    else {
      accepted.push(smtp.taken[count - 1] ?? '');
      done();
    }
  });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const passed = await withOutbox(async (outbox) => {
    const start = performance.now();
    const answered = await killUnderLoad(KILLS, () => startVictim(outbox, settings), onKill);
    const last = await startVictim(outbox, settings);
    await drained(outbox);
    const exit = once(last.process, 'exit');
    last.process.kill('SIGTERM');
    await exit;
    const failed = await readdir(join(outbox, 'failed')).catch(() => []);
    const findings = await inspect(accepted, answered);
    const { copies, strangers } = await inspect(smtp.taken, answered);
    console.log(
      `SIGKILL ${KILLS} times during delivery by SMTP, and all delivered after ${secondsSince(start)} s: ${counts(findings)}, ${failed.length} undeliverable; ${copies} sent again, ${strangers.length} of them with another Message-ID.`,
    );
    return isWhole(findings) && strangers.length === 0 && failed.length === 0;
  });
  await smtp.close();
  return passed;
}

async function load(): Promise<boolean> {
  return withOutbox(async (outbox) => {
    const victim = await startVictim(outbox);
    const pid = victim.process.pid ?? 0;
    const answered = new Set<string>();
    const samples: number[] = [];
    const start = performance.now();
    let next = 0;
    const sender = async (sender: number) => {
      while (next < MESSAGES) {
        const name = `message-${next++}`;
        if (await sendNamed(victim.url, name, sender)) answered.add(name);
        if (answered.size % (MESSAGES / 10) === 0) samples.push(memory(pid));
      }
    };
    await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => sender(index)));
    const seconds = secondsSince(start);
    victim.process.kill('SIGTERM');
    const findings = await inspect(await messagesIn(outbox), answered);
    const growth = median(samples.slice(samples.length / 2)) - median(samples.slice(0, samples.length / 2));
    console.log(`${MESSAGES} messages, ${CONCURRENCY} at a time, in ${seconds} s: ${counts(findings)}.`);
    console.log(
      `Memory in MB after each tenth: ${samples.map((mb) => mb.toFixed(0)).join(' ')}; growth ${growth.toFixed(0)}.`,
    );
    return answered.size === MESSAGES && isWhole(findings) && growth < MAX_GROWTH_MB;
  });
}

const results = [await kills(), await queueKills(), await load()];
if (!results.every(Boolean)) {
  console.error('The mail service broke a guarantee.');
  process.exitCode = 1;
}
