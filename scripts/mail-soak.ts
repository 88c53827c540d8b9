/**
 * Wears the mail service out, on this machine only: kills it 50 times under load and counts what is lost, then
 * sends 10,000 messages, 50 at a time, and watches its memory. Ends with status 1 when a promise is broken.
 */
import { execFileSync } from 'node:child_process';
import { inspect, killUnderLoad, sendNamed, startVictim, withOutbox } from '../tests/mail/soak.ts';

const KILLS = 50;
const MESSAGES = 10_000;
const AT_ONCE = 50;
/** Between the medians of the first and the second half of the run; Node's own heap breathes about as much. */
const ALLOWED_GROWTH_MB = 25;

/** Resident memory of a process, in megabytes. */
const memory = (pid: number) => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)])) / 1024;

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

async function kills(): Promise<boolean> {
  const start = performance.now();
  const { answered, missing, damaged } = await killUnderLoad(KILLS, (kill) => {
    if (kill % 10 === 0) console.log(`  killed ${kill} times`);
  });
  const seconds = ((performance.now() - start) / 1000).toFixed(0);
  console.log(
    `SIGKILL ${KILLS} times in ${seconds} s: ${answered} messages answered with 200, ${missing.length} missing, ${damaged.length} damaged.`,
  );
  return missing.length === 0 && damaged.length === 0;
}

async function load(): Promise<boolean> {
  return withOutbox(async (outbox) => {
    const victim = await startVictim(outbox);
    const pid = victim.process.pid ?? 0;
    const answered = new Set<string>();
    const samples: number[] = [];
    const start = performance.now();
    let next = 0;
    const sender = async () => {
      while (next < MESSAGES) {
        const name = `message-${next++}`;
        if (await sendNamed(victim.url, name)) answered.add(name);
        if (answered.size % (MESSAGES / 10) === 0) samples.push(memory(pid));
      }
    };
    await Promise.all(Array.from({ length: AT_ONCE }, sender));
    const seconds = (performance.now() - start) / 1000;
    victim.process.kill('SIGTERM');
    const { missing, damaged } = await inspect(outbox, answered);
    const growth = median(samples.slice(samples.length / 2)) - median(samples.slice(0, samples.length / 2));
    console.log(
      `${MESSAGES} messages, ${AT_ONCE} at a time, in ${seconds.toFixed(0)} s: ${answered.size} answered with 200, ${missing.length} missing, ${damaged.length} damaged.`,
    );
    console.log(
      `Memory in MB after each tenth: ${samples.map((mb) => mb.toFixed(0)).join(' ')}; growth ${growth.toFixed(0)}.`,
    );
    return answered.size === MESSAGES && missing.length + damaged.length === 0 && growth < ALLOWED_GROWTH_MB;
  });
}

const kept = await kills();
const flat = await load();
if (!kept || !flat) {
  console.error('The mail service broke a promise.');
  process.exitCode = 1;
}
