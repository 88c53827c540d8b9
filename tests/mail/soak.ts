import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { MESSAGE, RECIPIENT } from './service.ts';

/** A mail service in a separate process; its outbox remains when it ends. */
export interface Victim {
  process: ChildProcess;
  url: string;
  /** Lines that it logged, the newest last. */
  log: string[];
}

/** Lets `memoryInUse` measure a process, as options of `startVictim`. */
export const MEASURED = ['--expose-gc', '--import', './tests/mail/report-memory.js'] as const;

/**
 * @param settings environment of the process besides the outbox, such as `SMTP_URL`
 * @param nodeOptions options of Node
 */
export async function startVictim(
  outbox: string,
  settings: Record<string, string> = {},
  nodeOptions: readonly string[] = [],
): Promise<Victim> {
  const env = {
    ...process.env,
    PORT: '0',
    OUTBOX: outbox,
    MAIL_TO: RECIPIENT,
    MAIL_ORIGINS: 'https://www.cedarline.example',
    MAIL_PER_MINUTE: '1000000',
    TRUST_PROXY: '1',
    SMTP_URL: '',
    ...settings,
  };
  const child = spawn(process.execPath, [...nodeOptions, 'scripts/run.js', 'mail'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  if (!child.stdout) throw new TypeError('The process has no output.');
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  const log: string[] = [];
  lines.on('line', (next) => log.push(next));
  const url = /http:\/\/[\w.:]+\d/.exec(line)?.[0];
  if (!url) throw new Error(`The mail service did not start: ${line}`);
  return { process: child, url, log };
}

/** The bytes that a process with the options `MEASURED` uses after garbage collection. */
export async function memoryInUse({ process }: Victim): Promise<number> {
  const answer = once(process, 'message');
  process.send?.('measure');
  return Number((await answer)[0]);
}

export async function withOutbox<Result>(work: (outbox: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-soak-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/**
 * Sends one message that carries a name to find it by; resolves with whether it was answered with 200.
 * @param sender number of the sender, which gives it its own address
 */
export async function sendNamed(url: string, name: string, sender = 0): Promise<boolean> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...MESSAGE, title: name, message: bodyOf(name) }))
    body.set(field, value);
  const headers = { 'X-Forwarded-For': `198.51.100.${sender}` };
  const response = await fetch(`${url}/ajax/${RECIPIENT}`, { method: 'POST', body, headers });
  await response.arrayBuffer();
  return response.status === 200;
}

/** Long enough that a message written in part would be noticed. */
const bodyOf = (name: string) => `${name} 🛜\r\n`.repeat(200);

export interface Findings {
  answered: number;
  missing: string[];
  damaged: string[];
  /** Messages that came more than once. */
  copies: number;
  /** Those of them whose Message-ID differs, so that no mailbox can see that they are the same. */
  strangers: string[];
}

/** The messages in an outbox. */
export async function messagesIn(outbox: string): Promise<Buffer[]> {
  const sources: Buffer[] = [];
  for (const name of await readdir(outbox))
    if (name.endsWith('.eml')) sources.push(await readFile(join(outbox, name)));
  return sources;
}

/** Compares what was answered with 200 with the messages that have arrived. */
export async function inspect(
  sources: readonly (string | Buffer)[],
  answered: ReadonlySet<string>,
): Promise<Findings> {
  const missing = new Set(answered);
  const damaged: string[] = [];
  const strangers: string[] = [];
  const ids = new Map<string, string>();
  let copies = 0;
  for (const source of sources) {
    const { text = '', messageId = '' } = await PostalMime.parse(source);
    const name = /^Title: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
    const whole = text
      .replaceAll('\r\n', '\n')
      .endsWith(`Message:\n\n${bodyOf(name).replaceAll('\r\n', '\n')}\n`);
    if (!name || !whole) damaged.push(messageId);
    else missing.delete(name);
    const first = ids.get(name);
    if (first) copies++;
    if (first && first !== messageId) strangers.push(name);
    ids.set(name, messageId);
  }
  return { answered: answered.size, missing: [...missing], damaged, copies, strangers };
}

/**
 * Kills a mail service with SIGKILL again and again while ten senders send without a pause.
 * @returns the names of the messages that were answered with 200
 */
export async function killUnderLoad(
  kills: number,
  start: () => Promise<Victim>,
  onKill: (kill: number) => void = () => {},
): Promise<Set<string>> {
  const answered = new Set<string>();
  for (let kill = 1; kill <= kills; kill++) {
    const victim = await start();
    const exit = once(victim.process, 'exit');
    const sender = async (sender: number) => {
      for (let n = 0; victim.process.exitCode === null && victim.process.signalCode === null; n++) {
        const name = `${kill}-${sender}-${n}`;
        // A killed service breaks the connection: that message was not answered, and so may be lost.
        if (await sendNamed(victim.url, name, sender).catch(() => false)) answered.add(name);
      }
    };
    const senders = Array.from({ length: 10 }, (_, index) => sender(index));
    // Now and then in the very middle of the work, however fast the machine is.
    const enough = answered.size + 10 + Math.random() * 50;
    while (answered.size < enough && victim.process.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 1));
    victim.process.kill('SIGKILL');
    await exit;
    await Promise.all(senders);
    onKill(kill);
  }
  return answered;
}

/** Waits until nothing waits in a queue any more. */
export async function drained(outbox: string): Promise<void> {
  const isWaiting = (name: string) => /\.(eml|sending)$/.test(name);
  while ((await readdir(join(outbox, 'queue'))).some(isWaiting))
    await new Promise((resolve) => setTimeout(resolve, 100));
}
