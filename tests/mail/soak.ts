import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import PostalMime from 'postal-mime';
import { MESSAGE, RECIPIENT } from './service.ts';

/** A mail service in a process of its own, with an outbox of its own, which outlives the process. */
export interface Victim {
  process: ChildProcess;
  url: string;
}

export async function startVictim(outbox: string): Promise<Victim> {
  const env = {
    ...process.env,
    PORT: '0',
    OUTBOX: outbox,
    MAIL_TO: RECIPIENT,
    MAIL_PER_MINUTE: '1000000',
    SMTP_URL: '',
  };
  const child = spawn(process.execPath, ['scripts/run.js', 'mail'], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const [line] = (await once(lines, 'line')) as [string];
  lines.on('line', () => {}); // Its log is read, so that it never waits for us.
  const url = /http:\/\/[\w.:]+\d/.exec(line)?.[0];
  if (!url) throw new Error(`The mail service did not start: ${line}`);
  return { process: child, url };
}

export async function withOutbox<Result>(work: (outbox: string) => Promise<Result>): Promise<Result> {
  const folder = await mkdtemp(join(tmpdir(), 'mail-soak-'));
  try {
    return await work(folder);
  } finally {
    await rm(folder, { recursive: true });
  }
}

/** Sends one message that carries a name to find it by, and tells whether it was answered with 200. */
export async function sendNamed(url: string, name: string): Promise<boolean> {
  const body = new FormData();
  for (const [field, value] of Object.entries({ ...MESSAGE, title: name, message: bodyOf(name) }))
    body.set(field, value);
  const response = await fetch(`${url}/ajax/${RECIPIENT}`, { method: 'POST', body });
  await response.arrayBuffer();
  return response.status === 200;
}

/** Long enough that a message written in part would be noticed. */
const bodyOf = (name: string) => `${name} 🛜\r\n`.repeat(200);

export interface Findings {
  answered: number;
  missing: string[];
  damaged: string[];
}

/** Compares what was answered with 200 with what lies in the outbox. */
export async function inspect(outbox: string, answered: ReadonlySet<string>): Promise<Findings> {
  const missing = new Set(answered);
  const damaged: string[] = [];
  for (const file of (await readdir(outbox)).filter((name) => name.endsWith('.eml'))) {
    const { text = '' } = await PostalMime.parse(await readFile(join(outbox, file)));
    const name = /^Title: (.+)$/m.exec(text)?.[1]?.trim() ?? '';
    const whole = text
      .replaceAll('\r\n', '\n')
      .endsWith(`Message:\n\n${bodyOf(name).replaceAll('\r\n', '\n')}\n`);
    if (!name || !whole) damaged.push(file);
    else missing.delete(name);
  }
  return { answered: answered.size, missing: [...missing], damaged };
}

/** Kills a mail service with SIGKILL again and again while ten senders send without a pause. */
export function killUnderLoad(kills: number, onKill: (kill: number) => void = () => {}): Promise<Findings> {
  return withOutbox(async (outbox) => {
    const answered = new Set<string>();
    for (let kill = 1; kill <= kills; kill++) {
      const victim = await startVictim(outbox);
      const exit = once(victim.process, 'exit');
      const sender = async (sender: number) => {
        for (let n = 0; victim.process.exitCode === null && victim.process.signalCode === null; n++) {
          const name = `${kill}-${sender}-${n}`;
          // A killed service breaks the connection: that message was not answered, and so may be lost.
          if (await sendNamed(victim.url, name).catch(() => false)) answered.add(name);
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
    return inspect(outbox, answered);
  });
}
