import { expect, it } from 'vitest';
import type { FormModel } from '../../../content/index.ts';
import { keepKeys, withKeys, withoutKeys } from '../data/keyed.ts';
import { type Difference, fileDifferences, merged } from './differences.ts';

const text = (label: string, means?: string) => ({ kind: 'text', label, means });
const option = (value: string, drawing?: object) => ({ value, label: value.toUpperCase(), drawing });
const choice = (label: string, ...options: object[]) => ({ kind: 'choice', label, options });
const day = choice('Day', option('monday'), option('friday'));
const look = choice('Look', option('dark', {}), option('light', {}));
const card = {
  kind: 'map',
  label: 'Card',
  fields: { name: text('Name'), text: text('Text'), icon: text('Icon', 'icon'), day, look },
};
const page = {
  kind: 'map',
  label: 'Page',
  fields: { title: text('Title'), items: { kind: 'list', label: 'Cards', item: card } },
};
const forms = { sections: {}, page } as unknown as FormModel;

type Data = Parameters<typeof withKeys>[0];
const [a, b, c] = ['a', 'b', 'c'].map((name) => ({ name, text: `text of ${name}`, icon: 'wifi' }));
const base = withKeys({ title: 'Old', items: [a, b, c] } as Data);
const versions = (mine: object, theirs: object) =>
  [
    base,
    keepKeys(base, { title: 'Old', ...mine } as Data),
    keepKeys(base, { title: 'Old', ...theirs } as Data),
  ] as const;
const differences = (mine: object, theirs: object) =>
  fileDifferences('pages/a.yaml', versions(mine, theirs), forms);
const places = (all: Difference[]) => all.map(({ where, by }) => `${where.join(' › ')}: ${by}`);
/** What becomes of two versions, if all that both have changed is one's own. */
const together = (mine: object, theirs: object) =>
  withoutKeys(
    merged('pages/a.yaml', versions(mine, theirs), forms, ({ by }) => (by === 'them' ? 'theirs' : 'mine')),
  );

it('says who has changed each text', () => {
  const mine = { title: 'Mine', items: [a, { ...b, text: 'mine' }, c] };
  const theirs = { title: 'Theirs', items: [{ ...a, name: 'their a' }, b, c] };
  expect(places(differences(mine, theirs))).toEqual([
    'Title: both',
    '“their a” › Name: them',
    '“b” › Text: me',
  ]);
  expect(together(mine, theirs)).toEqual({
    title: 'Mine',
    items: [{ ...a, name: 'their a' }, { ...b, text: 'mine' }, c],
  });
});

it('brings items together that one has added and the other changed, moved or deleted', () => {
  const added = { name: 'new', text: 'of me', icon: 'cloud' };
  const other = { name: 'other', text: 'of them', icon: 'sun' };
  const mine = { items: [a, added, b, c] };
  const theirs = { items: [c, { ...a, text: 'theirs' }, other] };
  expect(places(differences(mine, theirs))).toEqual([
    'Order of cards: them',
    '“a” › Text: them',
    '“new”: me',
    '“b”: them',
    '“other”: them',
  ]);
  expect(together(mine, theirs)).toEqual({
    title: 'Old',
    items: [c, { ...a, text: 'theirs' }, added, other],
  });
});

it('asks where one has deleted what the other has changed, and where both have moved items', () => {
  expect(places(differences({ items: [a, { ...b, text: 'mine' }, c] }, { items: [a, c] }))).toEqual([
    '“b”: both',
  ]);
  expect(together({ items: [a, { ...b, text: 'mine' }, c] }, { items: [a, c] })).toEqual({
    title: 'Old',
    items: [a, { ...b, text: 'mine' }, c],
  });
  expect(places(differences({ items: [b, a, c] }, { items: [a, c, b] }))).toEqual(['Order of cards: both']);
  expect(together({ items: [b, a, c] }, { items: [a, c, b] })).toEqual({ title: 'Old', items: [b, a, c] });
});

it('says of an item what one reads of it, and choices by their names', () => {
  const item = { name: 'new', text: 'of me', icon: 'cloud', day: 'friday', look: 'dark' };
  const [added] = differences({ items: [a, b, c, item] }, { items: [a, b, c] });
  expect(added).toMatchObject({ where: ['“new”'], mine: 'new · of me · FRIDAY', theirs: '' });
  const [changed] = differences({ items: [{ ...a, look: 'dark' }, b, c] }, { items: [a, b, c] });
  expect(changed).toMatchObject({ where: ['“a”', 'Look'], mine: 'DARK', theirs: '' });
});

it('finds none where both have changed the same', () => {
  expect(differences({ title: 'New', items: [a, b, c] }, { title: 'New', items: [a, b, c] })).toEqual([]);
});
