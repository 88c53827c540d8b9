import { type Example, formModel, sortFiles } from '../../content/index.ts';
import { pageFileAt } from '../page-name.ts';
import type { EditorSetup, FileChange, OpenFile } from '../protocol.ts';
import { onCurrent } from '../store/content-store.ts';
import type { DraftStore } from '../store/draft-store.ts';
import { createQueue } from '../store/queue.ts';
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
  const { store } = context;
  const inTurn = createQueue();
  const checking = createCheck(context);
  const saving = createSaving(context, checking);
  const pages = createPages(context, checking, examples);
  const uploads = createUploads(store, checking, inTurn);

  /** Opens files. @throws Refusal with a sentence for the editor where one cannot be edited */
  async function open(names: readonly string[]): Promise<OpenFile[]> {
    const files = await inTurn(() => saving.open(names));
    // Reads the rest of the content meanwhile, so that the first check is as fast as the others.
    void inTurn(() => onCurrent(store, (on) => checking.contentOf(on))).catch(log);
    return files;
  }

  /**
   * What the editor of a page begins with.
   * @throws Refusal where the page is not there, or cannot be edited because of its syntax
   */
  async function setup(address: string): Promise<EditorSetup> {
    const file = pageFileAt(address);
    const opened = await open([file, 'site.yaml']);
    const { texts } = sortFiles([...(await store.snapshot()).files.keys()]);
    const readable = texts.map((name) => inTurn(() => saving.open([name])).catch(nothingIfRefused));
    return {
      file,
      address,
      opened: [...opened, ...(await Promise.all(readable)).flat()],
      forms: formModel(context.schemas(), examples),
      fieldData: await inTurn(() =>
        onCurrent(store, async (on) => fieldDataOf(await checking.contentOf(on), on)),
      ),
    };
  }

  return {
    open,
    setup,
    /** @param isGone whether nobody waits for the answer any more: while somebody types, such a check is left out */
    check: (changes: readonly FileChange[], isGone: () => boolean = () => false) =>
      inTurn(async () => (isGone() ? null : saving.save(changes, true))),
    save: (changes: readonly FileChange[]) => inTurn(() => saving.save(changes, false)),
    createPage: (...given: Parameters<typeof pages.create>) => inTurn(() => pages.create(...given)),
    copyPage: (...given: Parameters<typeof pages.copy>) => inTurn(() => pages.copy(...given)),
    renamePage: (...given: Parameters<typeof pages.rename>) => inTurn(() => pages.rename(...given)),
    referencesTo: (file: string) => inTurn(() => pages.references(file)),
    deletePage: (...given: Parameters<typeof pages.remove>) => inTurn(() => pages.remove(...given)),
    /** Publishes the drafts of its store. */
    publishing: (drafts: DraftStore, review: Review) =>
      createPublishing(drafts, checking, context.schemas, inTurn, review),
    addPicture: uploads.picture,
    addFile: uploads.file,
    addText: uploads.text,
  };
}

/** The check that somebody waits for reports the same again. */
const log = (error: unknown) => console.error(error);

function nothingIfRefused(error: unknown): OpenFile[] {
  if (error instanceof Refusal) return [];
  throw error;
}
