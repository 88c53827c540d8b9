import { type Content, createReader, type Diagnostic, type Schemas } from '../../content/index.ts';
import type { FieldProblem } from '../protocol.ts';
import type { Changes, ContentStore, Snapshot } from '../store/content-store.ts';
import { createLayers, type Measure } from './layers.ts';
import { Refusal } from './refusal.ts';

/** What the room needs of the program that it is part of. */
export interface RoomContext {
  store: ContentStore;
  schemas: Schemas;
  /** The content folder as problems name it. */
  dir: string;
  measure: Measure;
}

/** What the check says of content before it is written. */
export interface Verdict {
  /** Whether there are errors that were not there before. */
  refused: boolean;
  /** All problems of the changed files, and new errors of others. */
  problems: FieldProblem[];
}

export type Check = ReturnType<typeof createCheck>;

/** Checks the whole content with some files changed in memory. Calls must not overlap. */
export function createCheck({ store, schemas, dir, measure }: RoomContext) {
  const layers = createLayers(store, dir, measure);
  const read = createReader(layers, async () => schemas);
  /** The content as it is, without changes. */
  let base: { version: string; content: Content } | undefined;

  /** Reads the content of a snapshot with changes over it. */
  async function contentOf(snapshot: Snapshot, changes: Changes = new Map()): Promise<Content> {
    if (changes.size === 0 && base?.version === snapshot.version) return base.content;
    await layers.show(snapshot, changes);
    const content = await read();
    if (changes.size === 0) base = { version: snapshot.version, content };
    return content;
  }

  async function check(snapshot: Snapshot, changes: Changes): Promise<Verdict> {
    const before = (await contentOf(snapshot)).problems;
    const found = (await contentOf(snapshot, changes)).problems;
    const fresh = newErrors(before, found);
    return {
      refused: fresh.size > 0,
      problems: found.filter((one) => fresh.has(one) || changes.has(nameIn(one))).map(shown),
    };
  }

  /** The errors of changes that make new ones, without the placeholders of new pages and texts. */
  async function refusal(snapshot: Snapshot, changes: Changes): Promise<FieldProblem[]> {
    const { refused, problems } = await check(snapshot, changes);
    const isError = ({ severity, code }: FieldProblem) => severity === 'error' && code !== 'draft-words';
    return refused ? problems.filter(isError) : [];
  }

  /** Writes changes. @throws Refusal where they make new errors; StoreError */
  async function commit(snapshot: Snapshot, changes: Changes, words: string): Promise<void> {
    const problems = await refusal(snapshot, changes);
    // The same mistake may be in many places.
    const sentences = new Set(problems.map(({ message, suggestion = '' }) => `${message} ${suggestion}`));
    if (problems.length > 0) throw new Refusal([...sentences].join(' '));
    await store.commit(snapshot, changes, words);
  }

  /** The name of the file that a problem is about. */
  const nameIn = ({ file }: Diagnostic) => (dir === '.' ? file : file.slice(dir.length + 1));

  /** A problem as the editor shows it. */
  const shown = (one: Diagnostic): FieldProblem => {
    const { path = [], severity, code, message, suggestion } = one;
    return { file: nameIn(one), path, severity, code, message, suggestion };
  };

  return { check, refusal, commit, contentOf, nameIn, shown, layers };
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
