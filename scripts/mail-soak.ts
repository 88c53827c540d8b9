/**
 * Load-tests the mail service on this machine: kills it 50 times under load (or KILLS times) and counts lost messages, does
 * the same while a queue delivers to an SMTP server with occasional failures, and sends 10,000 messages, 50 at a time, while
 * measuring the memory in use after garbage collection. Exits with status 1 when a guarantee is broken.
 */
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { reply, startSmtp, type TestSmtp } from '../tests/mail/smtp-server.ts';
import {
  drained,
  type Findings,
  inspect,
  killUnderLoad,
  MEASURED,
  memoryInUse,
  messagesIn,
  sendNamed,
  startVictim,
  type Victim,
  withOutbox,
} from '../tests/mail/soak.ts';

const KILLS = Number(process.env.KILLS) || 50;
const MESSAGES = 10_000;
const CONCURRENCY = 50;
/**
 * For ten minutes the service keeps the key of each message, about 300 bytes. The text alone has 3,600 bytes (3,200 as a
 * string), so a message or any of its buffers that stayed in memory would exceed this.
 */
const MAX_KEPT_BYTES = 1_000;

async function stopped({ process }: Victim): Promise<void> {
  const exit = once(process, 'exit');
  process.kill('SIGTERM');
  await exit;
}

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
  let failing = true;
  // Of ten messages one is deferred, one is received before a connection reset, and the others are accepted.
  const smtp: TestSmtp = await startSmtp((done, count) => {
    if (failing && count % 10 === 3) done(reply(451, 'Later'));
    else if (failing && count % 10 === 7) smtp.reset();
    else {
      accepted.push(smtp.taken[count - 1] ?? '');
      done();
    }
  });
  const settings = { SMTP_URL: `smtp://127.0.0.1:${smtp.port}` };
  const passed = await withOutbox(async (outbox) => {
    const start = performance.now();
    const answered = await killUnderLoad(KILLS, () => startVictim(outbox, settings), onKill);
    // The delay between attempts doubles: with more failures, the last message could wait for an hour.
    failing = false;
    const last = await startVictim(outbox, settings);
    console.log(
      '  waiting until other processes may deliver what the killed ones had begun: over two minutes',
    );
    await drained(outbox);
    await stopped(last);
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
    const victim = await startVictim(outbox, {}, MEASURED);
    const answered = new Set<string>();
    const samples: number[] = [];
    const start = performance.now();
    let next = 0;
    const sender = async (sender: number, end: number) => {
      while (next < end) {
        const name = `message-${next++}`;
        if (await sendNamed(victim.url, name, sender)) answered.add(name);
      }
    };
    for (let end = MESSAGES / 10; end <= MESSAGES; end += MESSAGES / 10) {
      await Promise.all(Array.from({ length: CONCURRENCY }, (_, index) => sender(index, end)));
      samples.push(await memoryInUse(victim));
    }
    const seconds = secondsSince(start);
    await stopped(victim);
    const findings = await inspect(await messagesIn(outbox), answered);
    // The first tenth compiles the code and opens the connections.
    const [first = 0] = samples;
    const kept = ((samples.at(-1) ?? 0) - first) / (MESSAGES - MESSAGES / 10);
    console.log(`${MESSAGES} messages, ${CONCURRENCY} at a time, in ${seconds} s: ${counts(findings)}.`);
    console.log(
      `Memory in use, in MB after each tenth: ${samples.map((bytes) => (bytes / 1e6).toFixed(1)).join(' ')}; ${kept.toFixed(0)} bytes kept for each message.`,
    );
    return answered.size === MESSAGES && isWhole(findings) && kept < MAX_KEPT_BYTES;
  });
}

const results = [await kills(), await queueKills(), await load()];
if (!results.every(Boolean)) {
  console.error('The mail service broke a guarantee.');
  process.exitCode = 1;
}
