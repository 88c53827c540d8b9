import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { type EngineName, findEngine } from '../../scripts/lib/engines.ts';
import { type Send, sessionOverHttp, sessionOverMarionette } from './webdriver.ts';

interface Engine {
  send: Send;
  close(): Promise<void>;
}

/** A driver that takes longer for a command hangs. In milliseconds. */
const ANSWER_MS = 30_000;

/**
 * Files of the home folder of a browser. Its toolbar, which no phone is as wide as, may become narrower than its buttons. Two
 * clicks are no double click, which WebKit makes of clicks on different elements that scrolling has brought to one place.
 */
const FILES = {
  'chrome/userChrome.css': '* { min-width: 0 !important }',
  'gtk-3.0/gtk.css': '* { min-width: 0; padding: 0; margin: 0; border-width: 0 }',
  'gtk-3.0/settings.ini': '[Settings]\ngtk-double-click-time=1',
};

/**
 * Starts a browser with a profile of its own, where nobody sees its window.
 * @throws Error when it is not installed or does not start
 */
export async function launch(name: EngineName): Promise<Engine> {
  const program = findEngine(name);
  if (!program) throw new Error(`${name} is not installed.`);
  const home = await mkdtemp(join(tmpdir(), `${name}-`));
  const port = await freePort();
  const settings = `user_pref("marionette.port", ${port});
user_pref("toolkit.legacyUserProfileCustomizations.stylesheets", true);`;
  for (const [file, text] of Object.entries({ ...FILES, 'user.js': settings })) {
    await mkdir(dirname(join(home, file)), { recursive: true });
    await writeFile(join(home, file), text);
  }
  const processes: ChildProcess[] = [];
  const run = (file: string, args: string[], env: NodeJS.ProcessEnv = {}) => {
    const child = spawn(file, args, {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
      env: { ...process.env, HOME: home, XDG_CONFIG_HOME: home, ...env },
    });
    // Also when this process ends before close() is called, as when a browser does not start.
    process.once('exit', () => child.kill('SIGKILL'));
    processes.unshift(child);
    return child;
  };

  async function start(program: string): Promise<Send> {
    if (name === 'firefox') {
      const options = ['--headless', '--marionette', '--no-remote', '--profile', home];
      await listening(run(program, options), port);
      return sessionOverMarionette(port);
    }
    const screen = run('Xvfb', ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp']);
    const [display] = await once(screen.stdio[3] as NodeJS.ReadableStream, 'data');
    await listening(run(program, [`--port=${port}`], { DISPLAY: `:${String(display).trim()}` }), port);
    return sessionOverHttp(`http://127.0.0.1:${port}`);
  }

  const send = await start(program);
  return {
    send: (command, parameters) =>
      Promise.race([
        send(command, parameters),
        wait(ANSWER_MS, undefined, { ref: false }).then(() => {
          throw new Error(`${name} has not answered ${command} for ${ANSWER_MS / 1000} s.`);
        }),
      ]),
    async close() {
      for (const child of processes) {
        const ended = once(child, 'exit');
        if (child.kill('SIGKILL')) await ended;
      }
      await rm(home, { recursive: true, maxRetries: 5 });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

/** Waits until a program answers on a port. Throws when it ends. */
async function listening(child: ChildProcess, port: number): Promise<void> {
  const answers = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => {
        socket.destroy();
        resolve(true);
      });
      socket.on('error', () => resolve(false));
    });
  while (!(await answers())) {
    if (child.exitCode !== null) throw new Error(`${child.spawnfile} did not start.`);
    await wait(50);
  }
}
