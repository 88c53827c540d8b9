import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Fields, meantData } from '../../content/index.ts';
import { changesOf } from './changes.ts';
import { differences } from './difference.ts';
import { commitMessage } from './summary.ts';

const bytes = (text: string) => Buffer.from(text);
const changed = (before: string, after: string, file = 'pages/about.yaml') =>
  changesOf({ file, before: bytes(before), after: bytes(after) });
const shown = (before: string, after: string, file?: string) =>
  changed(before, after, file).changes.map(({ kind, where, words }) => [
    kind,
    where.join(' › '),
    words
      .map(({ kind, text }) => ({ same: text, removed: `[-${text}-]`, added: `{+${text}+}` })[kind])
      .join(''),
  ]);

const page = (...cards: string[]) =>
  `title: About Us\nsections:\n  - type: cards\n    heading: Our Vision\n    items:\n${cards
    .map((title) => `      - title: ${title}\n        description: What ${title} means to us\n`)
    .join('')}`;

describe('what changed', () => {
  test('a word', () => {
    expect(shown(page('Growth'), page('Growth').replace('means to us', 'is to us'))).toEqual([
      ['changed', '“Our Vision” › “Growth” › description', 'What Growth [-means-]{+is+} to us'],
    ]);
  });

  test('a field that comes and goes', () => {
    const subtitle = page('Growth').replace('heading:', 'intro: Hello\n    heading:');
    expect(shown(page('Growth'), subtitle)).toEqual([['added', '“Our Vision” › intro', '{+Hello+}']]);
    expect(shown(subtitle, page('Growth'))).toEqual([['removed', '“Our Vision” › intro', '[-Hello-]']]);
  });

  test('a card between two others', () => {
    expect(shown(page('One', 'Three'), page('One', 'Two', 'Three'))).toEqual([
      ['added', '“Our Vision” › “Two”', '{+Two\nWhat Two means to us+}'],
    ]);
  });

  test('a card that is moved, and one that is moved and changed', () => {
    expect(shown(page('One', 'Two', 'Three'), page('Three', 'One', 'Two'))).toEqual([
      ['moved', '“Our Vision” › “Three”', 'Three\nWhat Three means to us'],
    ]);
    const moved = page('Three', 'One', 'Two').replace('What Three means to us', 'What Three is to us');
    expect(shown(page('One', 'Two', 'Three'), moved).map(([kind]) => kind)).toEqual(['moved', 'changed']);
  });

  test('a text in Markdown, and its title', () => {
    const text = (title: string, body: string) => `---\ntitle: ${title}\n---\n\n${body}\n`;
    expect(
      shown(
        text('Story', 'It began.\n\nIt ended.'),
        text('A Story', 'It began.\n\nIt goes on.'),
        'text/a.md',
      ),
    ).toEqual([
      ['changed', 'title', '{+A +}Story'],
      ['changed', 'body', 'It began.\n\nIt [-ended-]{+goes on+}.'],
    ]);
  });

  test('remarks alone', () => {
    expect(shown(page('One'), `# Hello\n${page('One')}`)).toEqual([['layout', '', '']]);
  });

  test('new and deleted files, pictures, and files that cannot be read', () => {
    const about = page('One');
    const file = 'pages/about.yaml';
    expect(changesOf({ file, before: undefined, after: bytes(about) })).toMatchObject({
      title: 'About Us',
      address: '/about',
      kind: 'new',
      changes: [{ takeBack: { bytes: null } }],
    });
    expect(changesOf({ file, before: bytes(about), after: undefined })).toMatchObject({
      kind: 'deleted',
      changes: [{ takeBack: { bytes: bytes(about) } }],
    });
    expect(changed('JPEG', 'other', 'images/a.jpg')).toMatchObject({
      title: 'a.jpg',
      changes: [{ words: [] }],
    });
    expect(changed(about, `${about}\n  [broken`)).toMatchObject({
      changes: [{ where: [], kind: 'changed' }],
    });
  });

  const word = fc.constantFrom('one', 'two', 'three', 'four');
  const item = fc.record(
    { type: fc.constantFrom('a', 'b'), title: word, text: word },
    { requiredKeys: ['type'] },
  );
  const data = fc.record({
    title: word,
    list: fc.array(word, { maxLength: 6 }),
    sections: fc.array(
      fc.oneof(item, fc.record({ type: fc.constant('c'), items: fc.array(item, { maxLength: 5 }) })),
      {
        maxLength: 6,
      },
    ),
  });

  test('each change can be taken back, in any order, until nothing is left', () => {
    fc.assert(
      fc.property(data, data, fc.infiniteStream(fc.nat()), (before, after, picks) => {
        let now: Fields = after;
        for (
          let left = differences(before, now), rounds = 0;
          left.length > 0;
          left = differences(before, now)
        ) {
          const pick = left[picks.next().value % left.length];
          if (pick) now = meantData('a.yaml', now, [pick.takeBack]);
          expect(++rounds).toBeLessThan(500);
        }
        expect(now).toEqual(before);
      }),
      { numRuns: 300 },
    );
  });
});

describe('the message of a version', () => {
  const about = changed(page('One'), page('One').replace('to us', 'for us'));
  const file = (title: string, kind: 'new' | 'deleted' | 'changed' = 'changed') => ({
    ...about,
    title,
    kind,
  });

  test.each([
    [[about], 'Change description of About Us\n'],
    [[file('A', 'new')], 'Add A\n'],
    [[file('A'), file('B')], 'Change A and B\n\n- A: change'],
    [[file('A'), file('B', 'deleted'), file('C'), file('D', 'new')], 'Change A, B and 2 more\n'],
    [
      [file('A', 'new'), { ...file('a.jpg', 'new'), file: 'images/a.jpg' }],
      'Add A\n\n- Add A\n- Add a.jpg\n',
    ],
  ])('%#', (files, message) => {
    expect(commitMessage(files)).toContain(message);
  });

  test('fits into a line', () => {
    expect(commitMessage([file('x'.repeat(100))]).split('\n')[0]?.length).toBeLessThanOrEqual(72);
  });
});
