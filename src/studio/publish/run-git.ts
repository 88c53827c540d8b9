import { spawn } from 'node:child_process';
import { hasCode } from '../../prerender/host/has-code.ts';

/** How a git command ended. */
export interface GitResult {
  code: number;
  stdout: string;
  /** Also what the server answered. */
  stderr: string;
  timedOut: boolean;
}

export interface GitOptions {
  env?: Record<string, string>;
  /** What the command reads. */
  input?: string;
  timeoutMs?: number;
}

/** Runs git in one folder. */
export interface Git {
  /** Runs a command, whatever its exit code. @throws NoGitError when git is not installed */
  run(args: readonly string[], options?: GitOptions): Promise<GitResult>;
  /** The output of a command that has to succeed, without the line break at its end. @throws GitError */
  read(args: readonly string[], options?: GitOptions): Promise<string>;
  /** The bytes of a command that has to succeed. @throws GitError */
  bytes(args: readonly string[]): Promise<Buffer>;
}

/** There is no git on this computer. */
export class NoGitError extends Error {}

/** A git command failed that should not fail. */
export class GitError extends Error {
  constructor(
    args: readonly string[],
    readonly result: GitResult,
  ) {
    super(`git ${args[0]} failed: ${result.stderr.trim() || `exit code ${result.code}`}`);
  }
}

const LOCAL_MS = 60_000;

const isWindows = process.platform === 'win32';

function endGroup(pid: number): void {
  if (isWindows) spawn('taskkill', ['/pid', String(pid), '/T', '/F'], { windowsHide: true });
  else
    try {
      process.kill(-pid, 'SIGTERM');
    } catch (error) {
      if (!hasCode(error, 'ESRCH')) throw error;
    }
}

/**
 * Runs git without a shell. It asks nothing on a terminal: the child has none, prompts are switched off, and a time limit
 * ends everything else. A credential helper may still open its own sign-in window.
 * @param folder where it runs
 * @param base the environment
 */
export function createGit(folder: string, base: NodeJS.ProcessEnv = process.env): Git {
  const quiet = {
    ...base,
    LC_ALL: 'C',
    GIT_TERMINAL_PROMPT: '0',
    GIT_EDITOR: 'true',
    GIT_OPTIONAL_LOCKS: '0',
    GIT_LITERAL_PATHSPECS: '1',
    SSH_ASKPASS_REQUIRE: 'never',
  };

  function start(
    args: readonly string[],
    { env, input, timeoutMs = LOCAL_MS }: GitOptions = {},
  ): Promise<GitResult & { output: Buffer }> {
    return new Promise((resolve, reject) => {
      // A group of its own has no terminal to ask on, survives Ctrl-C, and ends with all its helpers.
      const child = spawn('git', args, {
        cwd: folder,
        env: { ...quiet, ...env },
        detached: !isWindows,
        windowsHide: true,
        stdio: ['pipe', 'pipe', 'pipe'],
      });
      const out: Buffer[] = [];
      const errors: Buffer[] = [];
      let timedOut = false;
      const limit = setTimeout(() => {
        timedOut = true;
        if (child.pid !== undefined) endGroup(child.pid);
      }, timeoutMs);
      child.stdout.on('data', (chunk: Buffer) => out.push(chunk));
      child.stderr.on('data', (chunk: Buffer) => errors.push(chunk));
      // Git may end before it has read everything.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
      child.on('error', (error) => {
        clearTimeout(limit);
        reject(hasCode(error, 'ENOENT') ? new NoGitError('There is no git here.', { cause: error }) : error);
      });
      child.on('close', (code) => {
        clearTimeout(limit);
        const output = Buffer.concat(out);
        resolve({
          code: code ?? 1,
          output,
          stdout: output.toString(),
          stderr: String(Buffer.concat(errors)),
          timedOut,
        });
      });
    });
  }

  async function succeed(args: readonly string[], options?: GitOptions) {
    const result = await start(args, options);
    if (result.code !== 0) throw new GitError(args, result);
    return result;
  }

  return {
    run: start,
    read: async (args, options) => (await succeed(args, options)).stdout.replace(/\n$/, ''),
    bytes: async (args) => (await succeed(args)).output,
  };
}
