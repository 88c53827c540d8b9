import { describe, expect, it } from 'vitest';
import type { FormModel } from '../../../content/index.ts';
import { type KeyedFields, keepKeys, withKeys, withoutKeys } from '../data/keyed.ts';
import { fileDifferences, withChosen } from './differences.ts';

const base = withKeys({
  title: 'Old',
  items: [
    { name: 'a', text: 'x' },
    { name: 'b', text: 'y' },
  ],
});
const forms = { sections: {} } as FormModel;
const between = (mine: KeyedFields, theirs: KeyedFields) =>
  fileDifferences('pages/test.yaml', base, mine, theirs, forms);
const version = (data: Parameters<typeof withKeys>[0]) => keepKeys(base, data) as KeyedFields;

describe('two versions of a file', () => {
  const mine = version({
    title: 'Mine',
    items: [
      { name: 'a', text: 'x' },
      { name: 'b', text: 'mine' },
    ],
  });
  const theirs = version({
    title: 'Theirs',
    items: [
      { name: 'their a', text: 'x' },
      { name: 'b', text: 'y' },
    ],
  });
  const all = between(mine, theirs);

  it('differ in each text by who has changed it', () => {
    expect(all.map(({ path, by }) => ({ path, by }))).toEqual([
      { path: ['title'], by: 'both' },
      { path: ['items', 0, 'name'], by: 'them' },
      { path: ['items', 1, 'text'], by: 'me' },
    ]);
  });

  it('become one by what is chosen', () => {
    const chosen = all.filter(({ by }) => by === 'me');
    expect(withoutKeys(withChosen(theirs, chosen))).toEqual({
      title: 'Theirs',
      items: [
        { name: 'their a', text: 'x' },
        { name: 'b', text: 'mine' },
      ],
    });
  });

  it('differ as whole lists where items were added or moved', () => {
    const longer = version({
      title: 'Old',
      items: [
        { name: 'c', text: 'z' },
        { name: 'a', text: 'x' },
      ],
    });
    expect(between(base, longer).map(({ path }) => path)).toEqual([['items']]);
  });

  it('do not differ where both have changed the same', () => {
    expect(between(version({ title: 'New' }), version({ title: 'New' }))).toEqual([]);
  });
});
