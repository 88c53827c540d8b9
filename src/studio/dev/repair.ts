import { applyEdits, decode, encodeLike } from '../../content/index.ts';
import { shownPath } from '../../content/node/index.ts';
import { RequestError } from '../server/request.ts';
import type { Route } from '../server/route.ts';
import { type ContentStore, StoreError } from '../store/content-store.ts';
import type { LiveContent } from './live-content.ts';
import { problemName } from './problems/view.ts';
import type { Pushing } from './push-changes.ts';

const CHANGED = 'This file has changed since it was checked. The list shows what is wrong with it now.';

/** Applies a certain repair to a content file at the request of an open page. */
export function repairRoute(live: LiveContent, store: ContentStore, { check }: Pushing): Route {
  return {
    async handle({ query }) {
      const name = query.get('problem') ?? '';
      const find = () => live.problems.find((problem) => problemName(problem) === name);
      const known = find();
      if (!known) throw new RequestError(409, CHANGED);
      const file = known.file.slice(`${shownPath(live.dir)}/`.length);
      try {
        const snapshot = await store.snapshot();
        const before = (await store.read(snapshot, [file])).get(file);
        await check([file]);
        const edits = find()?.edits;
        if (!edits || !before) throw new RequestError(409, CHANGED);
        const { text, problem } = decode(file, before);
        if (problem) throw new RequestError(409, problem.message);
        const after = encodeLike(applyEdits(text, edits).text, before);
        // The edits belong to `before`; this writes nothing if somebody has saved the file meanwhile.
        await store.commit(snapshot, new Map([[file, after]]), `Repair ${file}`);
      } catch (error) {
        const isStale = error instanceof StoreError && error.refusal === 'stale';
        throw isStale ? new RequestError(409, CHANGED) : error;
      }
    },
  };
}
