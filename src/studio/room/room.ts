import { type Example, formModel, sortFiles } from '../../content/index.ts';
import { pageFileAt } from '../page-name.ts';
import type { EditorSetup, FileChange, OpenFile } from '../protocol.ts';
import { onCurrent } from '../store/content-store.ts';
import type { DraftStore } from '../store/draft-store.ts';
import { allInTurn, createQueue } from '../store/queue.ts';
import { createCheck, type RoomContext } from './check.ts';
import { fieldDataOf } from './field-data.ts';
import { createPages } from './pages.ts';
import { createPublishing, type Review } from './publishing.ts';
import { Refusal } from './refusal.ts';
import { createSaving } from './save.ts';
import { createUploads } from './uploads.ts';

/**
 * All work on the content of a store: it is checked before it is written, and one thing is done after the other.
 * @param examples the examples of a section type
 */
export function createRoom(context: RoomContext, examples: (sectionType: string) => Example[]) {
  const { store, schemas } = context;
  const inTurn = createQueue();
  const checking = createCheck(context);
  const { check, ...saving } = createSaving(context, checking);
  const { fieldData, ...work } = allInTurn(inTurn, {
    ...saving,
    ...createPages(context, checking, examples),
    ...createUploads(store, checking),
    fieldData: () => onCurrent(store, async (on) => fieldDataOf(await checking.contentOf(on), on)),
  });

  /**
   * What the editor of a page begins with.
   * @throws Refusal where the page is not there, or cannot be edited because of its syntax
   */
  async function setup(address: string): Promise<EditorSetup> {
    const file = pageFileAt(address);
    const opened = await work.open([file, 'site.yaml']);
    const { texts } = sortFiles([...(await store.snapshot()).files.keys()]);
    const readable = texts.map((name) => work.open([name]).catch(nothingIfRefused));
    return {
      file,
      address,
      opened: [...opened, ...(await Promise.all(readable)).flat()],
      forms: formModel(schemas, examples),
      fieldData: await fieldData(),
    };
  }

  let newest: readonly FileChange[] | undefined;
  return {
    ...work,
    setup,
    /** @returns null where a newer check has overtaken this one: while somebody types, only the last is made */
    check(changes: readonly FileChange[]) {
      newest = changes;
      return inTurn(async () => (newest === changes ? check(changes) : null));
    },
    /** Publishes the drafts of its store. */
    publishing: (drafts: DraftStore, review: Review) =>
      allInTurn(inTurn, createPublishing(drafts, checking, schemas, review)),
  };
}

function nothingIfRefused(error: unknown): OpenFile[] {
  if (error instanceof Refusal) return [];
  throw error;
}
