/** The worker of the editor: all that reads, checks, writes and publishes content. */
import type { PictureRequest } from '../../prerender/picture-files.ts';
import type { Review } from '../room/publishing.ts';
import { editRoutes } from '../server/edit-routes.ts';
import type { Routes } from '../server/route.ts';
import { isText, StoreError } from '../store/content-store.ts';
import { openDraftStorage } from '../store/draft-storage.ts';
import { createDraftStore, type DraftStore } from '../store/draft-store.ts';
import { createGithubStore, type GithubAccess } from '../store/github-store.ts';
import { type EditorFacts, type EditorSite, FACTS_FILE, ICONS_FILE } from './editor-site.ts';
import { createWebRoom } from './web-room.ts';
import type { SignedIn, WorkerAnswer, WorkerRequest } from './worker-protocol.ts';

type Action = (body: never) => unknown;

/** The requests whose answers nobody waits for any more. */
const gone = new Set<number>();
let actions: Record<string, Action> = { 'sign-in': signIn };
let routes: Routes = {};
let store: DraftStore | undefined;

const loaded = async <Data>(file: string): Promise<Data> => (await fetch(`/${file}`)).json() as Promise<Data>;

/** Opens the repository. @throws StoreError what it refuses */
async function signIn({ site, token }: { site: EditorSite; token: string }): Promise<SignedIn> {
  const { repository, branch } = site;
  const github = createGithubStore({ repository, branch, token });
  const [access, facts] = await Promise.all([github.access(), loaded<EditorFacts>(FACTS_FILE)]);
  let notKept: string | undefined;
  const storage = await openDraftStorage(repository, branch).catch((error: unknown) => {
    if (!(error instanceof StoreError)) throw error;
    notKept = error.message;
    return { all: async () => [], change: async () => {} };
  });
  const drafts = await createDraftStore(github, storage);
  store = drafts;
  // All texts in one request: the check needs them.
  const on = await drafts.snapshot();
  await drafts.read(on, [...on.files.keys()].filter(isText));
  const review: Review = async (changes, words) =>
    (await github.publishForReview(await github.snapshot(), changes, words)).address;
  const { room, publishing, drawn, pictureUrl } = createWebRoom(drafts, facts, review);
  routes = editRoutes(room);
  actions = {
    'sign-in': signIn,
    setup: ({ address }: { address: string }) => room.setup(address),
    icons: () => loaded(ICONS_FILE),
    pictures: ({ pictures }: { pictures: PictureRequest[] }) => drawn(pictures),
    'picture-url': ({ file }: { file: string }) => pictureUrl(file),
    unpublished: publishing.unpublished,
    publish: ({ words }: { words: string }) => publishing.publish(words),
    'bring-together': ({ changes }: { changes: Parameters<typeof publishing.bringTogether>[0] }) =>
      publishing.bringTogether(changes),
    'take-back': ({ files }: { files: string[] }) => publishing.takeBack(files),
  };
  return { readOnly: refusalOf(access, site), isReviewed: access.isProtected, notKept };
}

/** Why nothing can be published with this access. */
function refusalOf({ canWrite, isArchived, codeVersion }: GithubAccess, site: EditorSite) {
  if (isArchived || !canWrite) return new StoreError('read-only').message;
  const isOther = codeVersion !== undefined && site.codeVersion !== '' && codeVersion !== site.codeVersion;
  return isOther ? OTHER_CODE : undefined;
}

const OTHER_CODE =
  'The website itself is being updated. Load this page again in some minutes; what you have saved is kept.';

async function answerTo(id: number, action: string, body: object): Promise<unknown> {
  const [name = '', query] = action.split('?');
  const own = actions[name];
  if (own) return own(body as never);
  const route = routes[name];
  if (!route) throw new Error(`The editor has no action “${name}”.`);
  return route.handle({
    body: body instanceof Blob ? new Uint8Array(await body.arrayBuffer()) : new Uint8Array(),
    json: () => body,
    query: new URLSearchParams(query),
    isGone: () => gone.has(id),
  });
}

const send = (answer: WorkerAnswer) => postMessage(answer);

addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  if ('gone' in data) return void gone.add(data.gone);
  const { id, action, body } = data;
  try {
    send({ id, answer: await answerTo(id, action, body) });
  } catch (error) {
    const refusal = error instanceof StoreError ? error.refusal : undefined;
    if (!(error instanceof Error)) throw error;
    send({ id, message: error.message, refusal });
  } finally {
    gone.delete(id);
    if (store) send({ drafts: store.drafts().length });
  }
});
