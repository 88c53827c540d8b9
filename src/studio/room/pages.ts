import {
  addressOf,
  type Example,
  type Fields,
  newPage,
  type Operation,
  pageNameProblem,
  type Value,
} from '../../content/index.ts';
import type { FieldProblem } from '../protocol.ts';
import { type Changes, onCurrent, type Snapshot } from '../store/content-store.ts';
import type { Check, RoomContext } from './check.ts';
import { type ContentFile, changedBytes, readContentFiles, unknownFile } from './content-file.ts';
import { deletions, isMenuEntry, SITE } from './menu-entries.ts';
import { Refusal } from './refusal.ts';
import { updateLinks } from './update-links.ts';

/** A link that leads to a page, and would lead nowhere without it. */
export interface PageReference extends FieldProblem {
  /** An entry of the header or footer, which can go with the page. */
  isMenu: boolean;
}

const HOME = 'pages/home.yaml';

/**
 * Makes, copies, renames and deletes pages, and returns the address to go on with. Nothing is written where the check
 * refuses the result. Calls must not overlap with saves.
 * @param examples the examples of a section type
 */
export function createPages(
  { store, schemas }: RoomContext,
  checking: Check,
  examples: (sectionType: string) => Example[],
) {
  async function existing(on: Snapshot, file: string): Promise<ContentFile> {
    const page = (await readContentFiles(store, on, [file])).get(file);
    if (!page || !file.startsWith('pages/')) throw unknownFile(file);
    return page;
  }

  function free(on: Snapshot, name: string): string {
    const problem = pageNameProblem(name);
    if (problem) throw new Refusal(problem);
    const file = `pages/${name}.yaml`;
    if (on.files.has(file))
      throw new Refusal(`There is a page with the address “${addressOf(file)}” already.`);
    return file;
  }

  const changed = (file: string, bytes: Uint8Array, operations: readonly Operation[]) =>
    changedBytes(file, bytes, operations, schemas);

  const createPage = (name: string, title: string): Promise<string> =>
    onCurrent(store, async (on) => {
      const file = free(on, name);
      const page = newPage(title, await checking.contentOf(on), schemas, examples);
      const bytes = new TextEncoder().encode(page);
      await checking.commit(on, new Map([[file, bytes]]), `Add ${addressOf(file)}`);
      return addressOf(file);
    });

  /** The copy gets a title and a description of its own, and no old addresses. */
  const copyPage = (from: string, name: string, title: string, description: string): Promise<string> =>
    onCurrent(store, async (on) => {
      const { bytes, data } = await existing(on, from);
      const file = free(on, name);
      const copied = changed(file, bytes, [
        { kind: 'set', path: ['title'], value: title },
        { kind: 'set', path: ['description'], value: description },
        ...(data.formerly === undefined ? [] : [{ kind: 'remove', path: ['formerly'] } as const]),
      ]);
      await checking.commit(on, new Map([[file, copied]]), `Add ${addressOf(file)}`);
      return addressOf(file);
    });

  /** Links in all files follow, and the old address redirects. */
  const renamePage = (from: string, name: string): Promise<string> =>
    onCurrent(store, async (on) => {
      if (from === HOME) throw new Refusal('The home page cannot be renamed: its address is /.');
      const { bytes, data } = await existing(on, from);
      const file = free(on, name);
      const formerly = movedHere(data, [addressOf(from)], addressOf(file));
      const moved: Changes = new Map([
        [file, changed(file, bytes, formerly)],
        [from, undefined],
      ]);
      const changes = await updateLinks(checking, on, moved);
      await checking.commit(on, changes, `Move ${addressOf(from)} to ${addressOf(file)}`);
      return addressOf(file);
    });

  async function referencesOn(on: Snapshot, file: string): Promise<PageReference[]> {
    await existing(on, file);
    const problems = await checking.refusal(on, new Map([[file, undefined]]));
    return problems.map((problem) => ({ ...problem, isMenu: isMenuEntry(problem) }));
  }

  /** What would lead nowhere without a page. */
  const referencesTo = (file: string): Promise<PageReference[]> =>
    onCurrent(store, (on) => referencesOn(on, file));

  /**
   * Deletes a page with its entries in the header and footer.
   * @param leadTo a page that its links and its address lead to from now on
   */
  const deletePage = (file: string, leadTo?: string): Promise<string> =>
    onCurrent(store, async (on) => {
      if (file === HOME) throw new Refusal('The home page cannot be deleted.');
      const { data } = await existing(on, file);
      let changes = new Map<string, Uint8Array | undefined>([[file, undefined]]);
      const entries = (await referencesOn(on, file)).flatMap(({ isMenu, path }) => (isMenu ? [path] : []));
      const site = (await readContentFiles(store, on, [SITE])).get(SITE);
      if (site && entries.length > 0)
        changes.set(SITE, changed(SITE, site.bytes, deletions(site.data, entries)));
      if (leadTo !== undefined) {
        const target = await existing(on, leadTo);
        // Its older addresses lead there as well.
        const gone = [...formerlyOf(data), addressOf(file)];
        const operations = movedHere(target.data, gone, addressOf(leadTo));
        changes.set(leadTo, changed(leadTo, target.bytes, operations));
        changes = new Map(await updateLinks(checking, on, changes));
      }
      await checking.commit(on, changes, `Remove ${addressOf(file)}`);
      return addressOf(leadTo ?? HOME);
    });

  return { createPage, copyPage, renamePage, referencesTo, deletePage };
}

const formerlyOf = ({ formerly }: Fields) => (Array.isArray(formerly) ? formerly : []);

/** What a page's data gets with old addresses. @param now the page's own address, which is no longer an old one */
function movedHere(data: Fields, old: Value[], now: string): Operation[] {
  const value = [...formerlyOf(data).filter((one) => !old.includes(one)), ...old].filter(
    (one) => one !== now,
  );
  return [{ kind: 'set', path: ['formerly'], value }];
}
