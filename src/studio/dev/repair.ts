import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { applyEdits, decode, encodeLike } from '../../content/index.ts';
import { ChangedMeanwhile, replaceFiles } from '../server/replace-files.ts';
import { RequestError } from '../server/request.ts';
import type { Route } from '../server/route.ts';
import type { LiveContent } from './live-content.ts';
import { problemName } from './problems/view.ts';
import type { Pushing } from './push-changes.ts';

const CHANGED = 'This file has changed since it was checked. The list shows what is wrong with it now.';

/** Applies a certain repair to a content file at the request of an open page. */
export function repairRoute(live: LiveContent, { check }: Pushing): Route {
  return {
    async handle({ query }) {
      const name = query.get('problem') ?? '';
      const find = () => live.problems.find((problem) => problemName(problem) === name);
      const known = find();
      if (!known) throw new RequestError(409, CHANGED);
      const path = resolve(known.file);
      const before = await readFile(path);
      await check([path]);
      const edits = find()?.edits;
      const { text, problem } = decode(path, before);
      if (!edits) throw new RequestError(409, CHANGED);
      if (problem) throw new RequestError(409, problem.message);
      try {
        // The edits belong to `before`; this writes nothing if somebody has saved the file meanwhile.
        await replaceFiles(live.dir, [
          { path, before, after: encodeLike(applyEdits(text, edits).text, before) },
        ]);
      } catch (error) {
        throw error instanceof ChangedMeanwhile ? new RequestError(409, CHANGED) : error;
      }
      await check([path]);
    },
  };
}
