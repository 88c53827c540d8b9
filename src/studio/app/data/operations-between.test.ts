import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { applyTo, type Json } from '../../../../tests/content/format/model.ts';
import type { Value } from '../../../content/index.ts';
import { type Item, type KeyedFields, keepKeys, newKey, withKeys, withoutKeys } from './keyed.ts';
import { operationsBetween } from './operations-between.ts';

type Data = { [key: string]: Value };

const between = (before: KeyedFields, after: KeyedFields) => {
  const operations = operationsBetween(before, after);
  expect(operations.reduce((data, one) => applyTo(data, one), withoutKeys(before) as Json)).toEqual(
    withoutKeys(after),
  );
  return operations;
};

const list = (fields: KeyedFields, name = 'items') => fields[name] as Item[];

describe('operations between two states of a file', () => {
  const before = withKeys({ title: 'A', items: ['one', 'two', 'three', 'four'] });

  it('are none without a change', () => {
    expect(between(before, structuredClone(before))).toEqual([]);
    // A file has texts only, and a save returns them.
    expect(operationsBetween({ hidden: 'true', number: '3' }, { hidden: true, number: 3 })).toEqual([]);
    expect(operationsBetween({ hidden: 'true' }, { hidden: false })).toHaveLength(1);
  });

  it('set a changed text, and remove what is gone', () => {
    const { title: _, ...rest } = before;
    expect(between(before, { ...before, title: 'B' })).toEqual([
      { kind: 'set', path: ['title'], value: 'B' },
    ]);
    expect(between(before, rest)).toEqual([{ kind: 'remove', path: ['title'] }]);
  });

  it('move one item where one was moved, whatever the distance', () => {
    const items = list(before);
    const last = items.at(-1) as Item;
    const moved = { ...before, items: [last, ...items.slice(0, -1)] };
    expect(between(before, moved)).toEqual([{ kind: 'move', path: ['items'], from: 3, to: 0 }]);
    expect(between(moved, before)).toEqual([{ kind: 'move', path: ['items'], from: 0, to: 3 }]);
  });

  it('copy an item, and change only what differs in the copy', () => {
    const pair = withKeys({ items: [{ title: 'A', text: 'B' }] });
    const [source] = list(pair) as [Item];
    const copy = { key: newKey(), from: source.key, value: { ...(source.value as KeyedFields), title: 'C' } };
    expect(between(pair, { items: [source, copy] })).toEqual([
      { kind: 'copy', path: ['items'], from: 0, to: 1 },
      { kind: 'set', path: ['items', 1, 'title'], value: 'C' },
    ]);
  });

  it('find a moved item by its key although its text has changed', () => {
    const [one, two, three, four] = list(before) as [Item, Item, Item, Item];
    const after = { ...before, items: [two, three, four, { ...one, value: 'first' }] };
    expect(between(before, after)).toEqual([
      { kind: 'move', path: ['items'], from: 0, to: 3 },
      { kind: 'set', path: ['items', 3], value: 'first' },
    ]);
  });

  it('lead from any data to any other', () => {
    const text = fc.constantFrom('a', 'b', 'c', 'd');
    const group = fc.record({ title: text, points: fc.array(text, { maxLength: 4 }) }, { requiredKeys: [] });
    const data = fc.record(
      { title: text, items: fc.array(fc.oneof(text, group), { maxLength: 6 }), group },
      { requiredKeys: [] },
    );
    fc.assert(
      fc.property(data, data, (one, other) => {
        const keyed = withKeys(one as Data);
        between(keyed, keepKeys(keyed, other as Data) as KeyedFields);
      }),
      { numRuns: 1000 },
    );
  });

  it('follow any moves, copies, deletions and changes of items', () => {
    const step = fc.record({
      kind: fc.constantFrom('move', 'copy', 'delete', 'insert', 'change'),
      from: fc.nat(20),
      to: fc.nat(20),
    });
    fc.assert(
      fc.property(fc.array(step, { maxLength: 12 }), (steps) => {
        let now = before;
        for (const { kind, from, to } of steps) now = { ...now, items: edited(list(now), kind, from, to) };
        between(before, now);
        between(now, before);
      }),
      { numRuns: 1000 },
    );
  });
});

function edited(items: Item[], kind: string, from: number, to: number): Item[] {
  const [source, target] = [from % Math.max(1, items.length), to % (items.length + 1)];
  const item = items[source];
  if (kind === 'insert' || !item) return items.toSpliced(target, 0, { key: newKey(), value: `new ${to}` });
  if (kind === 'copy')
    return items.toSpliced(target, 0, { key: newKey(), from: item.key, value: item.value });
  if (kind === 'delete') return items.toSpliced(source, 1);
  if (kind === 'change') return items.with(source, { ...item, value: `changed ${to}` });
  return items.toSpliced(source, 1).toSpliced(Math.min(target, items.length - 1), 0, item);
}

describe('keys', () => {
  it('stay with an item that was moved or changed in one step', () => {
    const before = withKeys({ items: ['a', 'b', 'c'] });
    const keys = list(before).map(({ key }) => key);
    const keyed = (items: Value) => list(keepKeys(before, { items }) as KeyedFields);
    expect(keyed(['c', 'a', 'b']).map(({ key }) => key)).toEqual([keys[2], keys[0], keys[1]]);
    expect(keyed(['a', 'x', 'c']).map(({ key }) => key)).toEqual(keys);
    expect(keyed(['a', 'c']).map(({ key }) => key)).toEqual([keys[0], keys[2]]);
  });
});
