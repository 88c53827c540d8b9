import type { Diagnostic } from '../../content/index.ts';

export interface DevOptions {
  contentDir: string;
  /** 0 for any free port. */
  port: number;
  /** Name or address to listen on instead of the loopback addresses; `0.0.0.0` for all. */
  host?: string | undefined;
  outbox: string;
  /** Called with all problems of the content, at the start and after each change. */
  onProblems: (problems: readonly Diagnostic[]) => void;
  log?: (line: string) => void;
}
