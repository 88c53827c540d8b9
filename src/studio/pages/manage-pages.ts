import { join } from 'node:path';
import {
  addressOf,
  decode,
  encodeLike,
  type Fields,
  fieldOrder,
  newPage,
  type Operation,
  pageNameProblem,
  readData,
  type Value,
  WriteError,
  write,
} from '../../content/index.ts';
import { readContent, readExamples } from '../../content/node/index.ts';
import type { FieldProblem } from '../protocol.ts';
import { editablePaths } from '../server/content-files.ts';
import type { EditContext, Gate } from '../server/gate.ts';
import { bytesOf, ChangedMeanwhile, replaceFiles } from '../server/replace-files.ts';
import { RequestError } from '../server/request.ts';
import { deletions, isMenuEntry, SITE } from './menu-entries.ts';
import { type FileChanges, updateLinks } from './update-links.ts';

export type PageAnswer =
  | { kind: 'done'; file: string; address: string }
  /** The check refuses the result; nothing is written. */
  | { kind: 'refused'; problems: FieldProblem[] };

/** A link that leads to a page, and would lead nowhere without it. */
export interface PageReference extends FieldProblem {
  /** An entry of the header or footer, which can go with the page. */
  isMenu: boolean;
}

export type DeleteAnswer =
  | { kind: 'done' }
  /** These still lead there; nothing is written. */
  | { kind: 'referenced'; references: PageReference[] };

const HOME = 'pages/home.yaml';

/** Makes, copies, renames and deletes pages. Calls must not overlap with saves. */
export function createPageFiles(context: EditContext, gate: Gate) {
  const { dir, schemas } = context;
  const pathOf = (file: string) => join(dir, file);

  async function existing(file: string): Promise<Buffer> {
    const path = file.startsWith('pages/') ? editablePaths(dir).get(file) : undefined;
    const bytes = path && (await bytesOf(path));
    if (!bytes) throw new RequestError(404, `There is no page “${file}”.`);
    return bytes;
  }

  async function free(name: string): Promise<string> {
    const problem = pageNameProblem(name);
    if (problem) throw new RequestError(422, problem);
    const file = `pages/${name}.yaml`;
    if (await bytesOf(pathOf(file)))
      throw new RequestError(422, `There is a page with the address “${addressOf(file)}” already.`);
    return file;
  }

  /** @throws RequestError when the file cannot be written by operations */
  function changed(file: string, bytes: Uint8Array, operations: readonly Operation[]): Uint8Array {
    try {
      const { text } = decode(file, bytes);
      return encodeLike(write(file, text, operations, fieldOrder(file, schemas())), bytes);
    } catch (error) {
      if (error instanceof WriteError) throw new RequestError(422, `${file}: ${error.message}`);
      throw error;
    }
  }

  /** Checks and writes changes. @returns new errors; nothing is written then */
  async function commit(changes: FileChanges, before: FileChanges): Promise<FieldProblem[]> {
    const { problems } = await refusal(changes);
    if (problems.length > 0) return problems;
    const files = await Promise.all(
      [...changes].map(async ([file, after]) => {
        const path = pathOf(file);
        return { path, before: before.has(file) ? before.get(file) : await bytesOf(path), after };
      }),
    );
    try {
      // New files first, so that a reader in between finds a page twice rather than not at all.
      await replaceFiles(
        dir,
        files.sort((one, other) => Number(!one.after) - Number(!other.after)),
      );
    } catch (error) {
      if (error instanceof ChangedMeanwhile)
        throw new RequestError(409, 'A file has changed in this moment. Try again.');
      throw error;
    }
    await context.written([...changes.keys()].map(pathOf));
    return [];
  }

  /** The new errors of changes, without the placeholders of new pages. */
  async function refusal(changes: FileChanges) {
    const verdict = await gate(changes);
    const problems = verdict.problems.filter(
      ({ severity, code }) => severity === 'error' && code !== 'draft-words',
    );
    return { problems: verdict.refused ? problems : [] };
  }

  const answer = (file: string, problems: FieldProblem[]): PageAnswer =>
    problems.length > 0 ? { kind: 'refused', problems } : { kind: 'done', file, address: addressOf(file) };

  async function create(name: string, title?: string): Promise<PageAnswer> {
    const file = await free(name);
    const draft = Buffer.from(newPage(name, await readContent(dir), schemas(), readExamples));
    const bytes = title ? changed(file, draft, [{ kind: 'set', path: ['title'], value: title }]) : draft;
    return answer(file, await commit(new Map([[file, bytes]]), new Map()));
  }

  /** The copy gets a title and a description of its own, and no old addresses. */
  async function copy(from: string, name: string, title: string, description: string): Promise<PageAnswer> {
    const bytes = await existing(from);
    const file = await free(name);
    const data = readFields(from, bytes);
    const copied = changed(file, bytes, [
      { kind: 'set', path: ['title'], value: title },
      { kind: 'set', path: ['description'], value: description },
      ...(data.formerly === undefined ? [] : [{ kind: 'remove', path: ['formerly'] } as const]),
    ]);
    return answer(file, await commit(new Map([[file, copied]]), new Map()));
  }

  /** Links in all files follow, and the old address redirects. */
  async function rename(from: string, name: string): Promise<PageAnswer> {
    if (from === HOME) throw new RequestError(422, 'The home page cannot be renamed: its address is /.');
    const bytes = await existing(from);
    const file = await free(name);
    const moved = changed(
      file,
      bytes,
      movedHere(readFields(from, bytes), [addressOf(from)], addressOf(file)),
    );
    const changes: FileChanges = new Map([
      [file, moved],
      [from, undefined],
    ]);
    await updateLinks(context, changes);
    return answer(file, await commit(changes, new Map([[from, bytes]])));
  }

  const readFields = (file: string, bytes: Uint8Array) => readData(file, decode(file, bytes).text);

  /** What would lead nowhere without a page. */
  async function references(file: string): Promise<PageReference[]> {
    await existing(file);
    const { problems } = await refusal(new Map([[file, undefined]]));
    return problems.map((problem) => ({ ...problem, isMenu: isMenuEntry(problem) }));
  }

  /**
   * @param withMenu whether entries of the header and footer go with the page
   * @param leadTo a page that its links and its address lead to from now on
   */
  async function remove(file: string, withMenu: boolean, leadTo?: string): Promise<DeleteAnswer> {
    if (file === HOME) throw new RequestError(422, 'The home page cannot be deleted.');
    const bytes = await existing(file);
    const changes: FileChanges = new Map([[file, undefined]]);
    if (withMenu) {
      const entries = (await references(file)).filter(({ isMenu }) => isMenu).map(({ path }) => path);
      const site = await bytesOf(pathOf(SITE));
      if (site && entries.length > 0)
        changes.set(SITE, changed(SITE, site, deletions(readFields(SITE, site), entries)));
    }
    if (leadTo !== undefined) {
      const target = await existing(leadTo);
      // Its older addresses lead there as well.
      const { formerly } = readFields(file, bytes);
      const gone = [...(Array.isArray(formerly) ? formerly : []), addressOf(file)];
      const operations = movedHere(readFields(leadTo, target), gone, addressOf(leadTo));
      changes.set(leadTo, changed(leadTo, target, operations));
      await updateLinks(context, changes);
    }
    const problems = await commit(changes, new Map([[file, bytes]]));
    if (problems.length === 0) return { kind: 'done' };
    return {
      kind: 'referenced',
      references: problems.map((problem) => ({ ...problem, isMenu: isMenuEntry(problem) })),
    };
  }

  return { create, copy, rename, references, remove };
}

/** What a page's data gets with old addresses. @param now the page's own address, which is no longer an old one */
function movedHere(data: Fields, old: Value[], now: string): Operation[] {
  const { formerly } = data;
  const known = Array.isArray(formerly) ? formerly : [];
  const value = [...known.filter((one) => !old.includes(one)), ...old].filter((one) => one !== now);
  return [{ kind: 'set', path: ['formerly'], value }];
}
