import { applyEdits, decode, encodeLike } from '../../content/index.ts';
import { shownPath } from '../../content/node/index.ts';
import type { ServerRoute } from '../server/guard.ts';
import { RequestError, sendJson } from '../server/request.ts';
import type { ContentStore } from '../store/content-store.ts';
import type { LiveContent } from './live-content.ts';
import { problemName } from './problems/problems.ts';
import type { Pushing } from './push-changes.ts';

const REPAIR_PATH = '/__repair';

const CHANGED = 'This file has changed since it was checked. The list shows what is wrong with it now.';

/** Applies a certain repair to a content file at the request of an open page. */
export function repairRoute(live: LiveContent, store: ContentStore, { update }: Pushing): ServerRoute {
  async function repair(name: string): Promise<void> {
    const find = () => live.problems.find((problem) => problemName(problem) === name);
    const known = find();
    if (!known) throw new RequestError(409, CHANGED);
    const file = known.file.slice(`${shownPath(live.dir)}/`.length);
    const snapshot = await store.snapshot();
    const before = (await store.read(snapshot, [file])).get(file);
    await update();
    const edits = find()?.edits;
    if (!edits || !before) throw new RequestError(409, CHANGED);
    const { text, problem } = decode(file, before);
    if (problem) throw new RequestError(409, problem.message);
    const after = encodeLike(applyEdits(text, edits).text, before);
    // The edits belong to `before`; this is refused where somebody has saved the file meanwhile.
    await store.commit(snapshot, new Map([[file, after]]), `Repair ${file}`);
  }

  return {
    example: REPAIR_PATH,
    claims: (pathname) => pathname === REPAIR_PATH,
    access: 'token',
    method: 'POST',
    async handle({ url = '' }, response) {
      await repair(new URLSearchParams(url.split('?')[1]).get('problem') ?? '');
      sendJson(response, 200, null);
    },
  };
}
