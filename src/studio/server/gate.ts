import { relative, resolve, sep } from 'node:path';
import { createReader, type Diagnostic, overlayStore, type Path, type Schemas } from '../../content/index.ts';
import { folderStore } from '../../content/node/index.ts';
import type { FieldProblem } from '../protocol.ts';

/** What the editor's server needs of the server that it is part of. */
export interface EditContext {
  /** The content folder. */
  dir: string;
  schemas(): Schemas;
  /** The problems of the content as it is on disk. */
  problems(): readonly Diagnostic[];
  /** Reads files that were written, and updates open pages. */
  written(paths: readonly string[]): Promise<void>;
}

/** What the check says of content before it is written. */
export interface Verdict {
  /** Whether there are errors that were not there before. */
  refused: boolean;
  /** All problems of the changed files, and new errors of others. */
  problems: FieldProblem[];
}

export type Gate = ReturnType<typeof createGate>;

/** Checks the whole content with some files changed in memory. Calls must not overlap. */
export function createGate({ dir, schemas, problems }: EditContext) {
  const store = overlayStore(folderStore(dir));
  let used: Schemas | undefined;
  let read = createReader(store, async () => schemas());

  /** @param changes bytes by path below the content folder; `undefined` for a file that is to be deleted */
  return async (changes: ReadonlyMap<string, Uint8Array | undefined>): Promise<Verdict> => {
    const current = schemas();
    if (used !== current) read = createReader(store, async () => current);
    used = current;
    store.lay(changes);
    const found = (await read()).problems;
    const fresh = newErrors(problems(), found);
    return {
      refused: fresh.size > 0,
      problems: found
        .map((one) => ({ one, shown: fieldProblem(dir, one) }))
        .filter(({ one, shown }) => fresh.has(one) || changes.has(shown.file))
        .map(({ shown }) => shown),
    };
  };
}

/** Errors that were not there before, wherever they have moved in their files. */
function newErrors(before: readonly Diagnostic[], now: readonly Diagnostic[]): Set<Diagnostic> {
  const known = new Map<string, number>();
  const name = ({ file, code, message }: Diagnostic) => JSON.stringify([file, code, message]);
  const isError = ({ severity }: Diagnostic) => severity === 'error';
  for (const one of before.filter(isError)) known.set(name(one), (known.get(name(one)) ?? 0) + 1);
  return new Set(
    now.filter(isError).filter((one) => {
      const left = known.get(name(one)) ?? 0;
      known.set(name(one), left - 1);
      return left <= 0;
    }),
  );
}

function fieldProblem(dir: string, problem: Diagnostic): FieldProblem {
  const { file, path = [], severity, code, message, suggestion } = problem;
  const name = relative(dir, resolve(file)).split(sep).join('/');
  return problemAt(name, path, code, message, severity, suggestion);
}

/** A problem as the editor shows it. */
export function problemAt(
  file: string,
  path: Path,
  code: string,
  message: string,
  severity: FieldProblem['severity'] = 'error',
  suggestion?: string,
): FieldProblem {
  return { file, path, severity, code, message, ...(suggestion === undefined ? {} : { suggestion }) };
}
