/** The worker of the editor: all that reads, checks, writes and publishes content. */
import {
  type EditorFacts,
  type EditorSite,
  FACTS_FILE,
  ICONS_FILE,
  type Repository,
} from '../editor-site.ts';
import { preparePicture } from '../pictures/prepare-picture.ts';
import type { Opened, WorkerAnswer, WorkerRequest } from '../protocol.ts';
import type { Review } from '../room/publishing.ts';
import { type ContentStore, isText, StoreError } from '../store/content-store.ts';
import { openDraftStorage } from '../store/draft-storage.ts';
import { createDraftStore, type DraftStore } from '../store/draft-store.ts';
import { createFolderClient } from '../store/folder/folder-client.ts';
import { createGithubStore, type GithubAccess, type PastCommit } from '../store/github-store.ts';
import { createWebRoom } from './web-room.ts';

type Actions = Record<string, (...given: never[]) => unknown>;

let actions: Actions = { openContent };
let drafts: DraftStore | undefined;

const loaded = async <Data>(file: string): Promise<Data> => (await fetch(`/${file}`)).json() as Promise<Data>;

/** Opens the content. @param token of the person, for a repository @throws StoreError what the store refuses */
async function openContent(place: EditorSite['place'], token: string): Promise<Opened> {
  if (place.kind === 'repository') return openRepository(place, token);
  await openRoom(createFolderClient(place.token));
  return {};
}

async function openRepository(place: Repository, token: string): Promise<Opened> {
  const { repository, branch } = place;
  const github = createGithubStore({ repository, branch, token });
  const access = await github.access();
  let notKept: string | undefined;
  const storage = await openDraftStorage(repository, branch).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
    notKept = error.message;
    return { all: async () => [], change: async () => {} };
  });
  const store = await createDraftStore(github, storage);
  // All texts in one request: the check needs them.
  const on = await store.snapshot();
  await store.read(on, [...on.files.keys()].filter(isText));
  const room = await openRoom(store);
  const review: Review = async (changes, words) =>
    github.publishForReview(await github.snapshot(), changes, words);
  const publishing = room.publishing(store, review);
  actions = {
    ...actions,
    ...publishing,
    history: github.history,
    revert: async ({ version, parent }: PastCommit) =>
      publishing.revert(...(await Promise.all([github.at(version), github.at(parent)]))),
  };
  drafts = store;
  return { readOnly: refusalOf(access, place), isReviewed: access.isProtected, notKept };
}

const bytesOf = async (file: File) => new Uint8Array(await file.arrayBuffer());

async function openRoom(store: ContentStore) {
  const { room, drawn } = createWebRoom(store, await loaded<EditorFacts>(FACTS_FILE));
  actions = {
    openContent,
    ...room,
    addPicture: async (file: File) => room.addPicture(file.name, await preparePicture(await bytesOf(file))),
    addFile: async (file: File) => room.addFile(file.name, await bytesOf(file)),
    icons: () => loaded(ICONS_FILE),
    pictures: drawn,
  };
  return room;
}

/** Why nothing can be published with this access. */
function refusalOf({ canWrite, isArchived, codeVersion }: GithubAccess, place: Repository) {
  if (isArchived || !canWrite) return new StoreError('read-only').message;
  const isOther = codeVersion !== undefined && place.codeVersion !== '' && codeVersion !== place.codeVersion;
  return isOther ? OTHER_CODE : undefined;
}

const OTHER_CODE =
  'The website itself is being updated. Load this page again in some minutes; what you have saved is kept.';

const send = (answer: WorkerAnswer) => postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const { id, action, given } = data;
  try {
    const work = actions[action];
    if (!work) throw new Error(`The editor has no action “${action}”.`);
    send({ id, answer: await work(...(given as never[])) });
  } catch (error) {
    const refusal = error instanceof StoreError ? error.refusal : undefined;
    if (!(error instanceof Error)) throw error;
    send({ id, message: error.message, refusal });
  } finally {
    if (drafts) send({ drafts: drafts.drafts().length });
  }
});
