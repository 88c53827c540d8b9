import { readdirSync, readFileSync } from 'node:fs';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { format, type Operation, readData, WriteError, write } from '../../../src/content/index.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { openFolder } from '../open-folder.ts';
import { editableFiles, type TextFile } from './files.ts';
import { faultsOf } from './judge.ts';
import { readJson } from './model.ts';
import { type Choice, nasty, operationFor } from './operations.ts';
import { partsOf, remarksIn } from './remarks.ts';
import { formNames, variantOf } from './variants.ts';

const choice = fc.record({
  kind: fc.nat(),
  where: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  text: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme' }), fc.lorem()),
}) satisfies fc.Arbitrary<Choice>;

const order = () => [
  'type',
  'id',
  'tone',
  'icon',
  'title',
  'heading',
  'text',
  'link',
  'note',
  'image',
  'items',
];

/** The words of all comments of a file. */
const comments = (name: string, text: string) => remarksIn(partsOf(name, text)[0]).map((one) => one.text);

test('any file can be formatted without a loss; then operations change what is meant and nothing else', () => {
  const files = editableFiles();
  expect(files.length).toBeGreaterThan(150);
  let operations = 0;
  const session = fc.property(
    fc.constantFrom(...files.keys()),
    fc.constantFrom(...formNames),
    fc.nat(),
    fc.array(choice, { minLength: 1, maxLength: 8 }),
    (at, form, seed, choices) => {
      const file = variantOf(files[at] as TextFile, form, seed);
      if (!file) return;
      const { name } = file;
      let text = format(name, file.text);
      expect(readJson(name, text)).toEqual(readJson(name, file.text));
      expect(comments(name, text).sort()).toEqual(comments(name, file.text).sort());
      expect(format(name, text)).toBe(text);
      for (const choice of choices) {
        const operation = operationFor(readJson(name, text), choice, name.endsWith('.md'));
        // A file may have half of a character, as an escape; nobody can type one.
        if (!operation || /\\ud[89a-f]/.test(JSON.stringify(operation))) continue;
        const after = write(name, text, [operation], order);
        const faults = faultsOf({ name, text }, operation, after);
        expect(faults, `${form}\n${JSON.stringify(operation)}\n${text}\n→\n${after}`).toEqual([]);
        text = format(name, after);
        operations++;
      }
    },
  );
  fc.assert(session, { numRuns: 100, seed: 3 });
  expect(operations).toBeGreaterThan(200);
}, 120_000);

const page = `# The page
title: One
sections:
  - type: hero # the first
    title: Hello

  # About the cards.
  - type: cards
    items:
      - icon: wifi
        title: "A"
      # About B.
      - icon: lock
        title: "B"

  - type: cta
    text: |
      Two lines
      of text
    tags: [a, b] # short
`;
const result = (...operations: Operation[]) => write('a.yaml', page, operations, order);

describe('what a person would have written', () => {
  it.each<[string, Operation[], string, string]>([
    ['a plain text', [{ kind: 'set', path: ['title'], value: 'Two' }], 'title: One', 'title: Two'],
    [
      'a text that needs quotes',
      [{ kind: 'set', path: ['title'], value: 'a: b' }],
      'title: One',
      'title: "a: b"',
    ],
    [
      'a text with quotes in it',
      [{ kind: 'set', path: ['title'], value: '"a": b' }],
      'title: One',
      `title: '"a": b'`,
    ],
    [
      'digits, which are a text',
      [{ kind: 'set', path: ['title'], value: '98032' }],
      'title: One',
      'title: "98032"',
    ],
    [
      'a switch',
      [{ kind: 'set', path: ['sections', 0, 'hidden'], value: 'true' }],
      'Hello\n',
      'Hello\n    hidden: true\n',
    ],
    [
      'a quoted text',
      [{ kind: 'set', path: ['sections', 1, 'items', 0, 'title'], value: 'C' }],
      '"A"',
      '"C"',
    ],
    [
      'a line of a block',
      [{ kind: 'set', path: ['sections', 2, 'text'], value: 'Two lines\nof words' }],
      'of text',
      'of words',
    ],
    [
      'an item in brackets',
      [{ kind: 'insert', path: ['sections', 2, 'tags'], index: 1, value: 'x, y' }],
      '[a, b]',
      '[a, "x, y", b]',
    ],
    [
      'a row of a table, in brackets',
      [{ kind: 'insert', path: ['sections', 1, 'items'], index: 0, value: ['A', '1,2'] }],
      'items:\n',
      'items:\n      - [A, "1,2"]\n',
    ],
    [
      'a field in its usual place',
      [{ kind: 'set', path: ['sections', 1, 'id'], value: 'all' }],
      'type: cards\n',
      'type: cards\n    id: all\n',
    ],
    [
      'the first field of an item',
      [{ kind: 'remove', path: ['sections', 1, 'items', 1, 'icon'] }],
      '- icon: lock\n        title',
      '- title',
    ],
    [
      'a field before the first',
      [{ kind: 'set', path: ['sections', 1, 'items', 1, 'type'], value: 'x' }],
      '- icon: lock',
      '- type: x\n        icon: lock',
    ],
    [
      'an item with its remark',
      [{ kind: 'delete', path: ['sections', 1, 'items'], index: 1 }],
      '      # About B.\n      - icon: lock\n        title: "B"\n',
      '',
    ],
    [
      'a section with its remark and blank line',
      [{ kind: 'delete', path: ['sections'], index: 0 }],
      '  - type: hero # the first\n    title: Hello\n\n',
      '',
    ],
    [
      'a new section',
      [
        {
          kind: 'insert',
          path: ['sections'],
          index: 2,
          value: { type: 'stats', items: [{ number: '75+' }] },
        },
      ],
      '  - type: cta',
      '  - type: stats\n    items:\n      - number: 75+\n\n  - type: cta',
    ],
  ])('%s', (_, operations, from, to) => {
    expect(result(...operations)).toBe(page.replace(from, () => to));
  });

  it('begins a list that was empty in lines', () => {
    const set: Operation = { kind: 'set', path: ['items'], value: [{ label: 'A' }] };
    expect(write('a.yaml', 'items: []\n', [set], order)).toBe('items:\n  - label: A\n');
  });

  it('moves a section past one with remarks', () => {
    const hero = '  - type: hero # the first\n    title: Hello\n\n';
    expect(result({ kind: 'move', path: ['sections'], from: 0, to: 1 })).toBe(
      page.replace(hero, '').replace('  - type: cta', `${hero}  - type: cta`),
    );
  });

  it('writes a group within a group by its changes', () => {
    const { sections } = readData('a.yaml', page) as { sections: { [key: string]: string }[] };
    const value = [sections[1], { ...sections[2], tone: 'ink' }] as never;
    expect(result({ kind: 'set', path: ['sections'], value })).toBe(
      page
        .replace('  - type: hero # the first\n    title: Hello\n\n', '')
        .replace('# short\n', '# short\n    tone: ink\n'),
    );
  });

  it('leaves a comment that stands alone', () => {
    const text = 'a:\n  - b\n\n  # alone\n\n  - c\nd: e\n';
    const deleted = write('a.yaml', text, [{ kind: 'delete', path: ['a'], index: 1 }]);
    expect(deleted).toBe('a:\n  - b\n\n  # alone\n\nd: e\n');
    const between = 'a:\n  - b\n\n  # alone\n\n  - c\n  - d\n';
    expect(write('a.yaml', between, [{ kind: 'move', path: ['a'], from: 1, to: 0 }])).toBe(
      'a:\n  - c\n\n  - b\n\n  # alone\n\n  - d\n',
    );
  });

  it('takes values back that a later one replaces', () => {
    const set = (value: string): Operation => ({ kind: 'set', path: ['title'], value });
    expect(result(set('a: b'), set('"'), set('One'))).toBe(page);
  });

  it('leaves a comment on the line of a list where it can stay', () => {
    const text = 'a: # all\n  # the first\n  - b\n  - c\n';
    expect(write('a.yaml', text, [{ kind: 'delete', path: ['a'], index: 0 }])).toBe('# all\na:\n  - c\n');
  });
});

describe('the one format', () => {
  const formatted = (text: string) => format('a.yaml', text);

  it.each([
    ['columns', 'a:\n    -   b:  c\n        d: e', 'a:\n  - b: c\n    d: e\n'],
    ['blank lines', 'a: b\n\n\nc: d\n\n', 'a: b\n\nc: d\n'],
    ['lines that were wrapped by hand', 'a: one\n  two\nb: "one\n  two"\n', 'a: one two\nb: "one two"\n'],
    ['brackets with a group in them', 'a: [{b: c}, {b: d}]\n', 'a:\n  - {b: c}\n  - {b: d}\n'],
    ['a comment of another column', 'a:\n# b\n  - c\n', 'a:\n  # b\n  - c\n'],
    ['a comment behind a colon', 'a: # b\n  c: d\n', '# b\na:\n  c: d\n'],
    [
      'a comment behind a dash',
      '- # b\n  c: d\n'.replace(/^/gm, '  ').replace(/^/, 'a:\n').trimEnd(),
      'a:\n  # b\n  - c: d\n',
    ],
  ])('has its own %s', (_, text, expected) => {
    expect(formatted(text)).toBe(expected);
  });

  it.each([
    ['quotes', `a: "b"\nc: 'd'\n`],
    ['blocks', 'a: |\n  one\n  two\nb: >-\n  three\n'],
    ['long lines', `a: ${'word '.repeat(100)}end\n`],
    ['numbers as they are', 'a: 1.10\nb: 007\nc: "12"\nd: yes\n'],
    ['comments below a list, each at its column', 'a:\n  - b: c\n    # in\n\n  # out\n\n# end\nd: e\n'],
    ['comments below an empty value', 'a: # behind\n# above\n\n# alone\n\nb: c\n'],
    ['a file with a mistake', 'a: "b\n   c: d\n'],
    ['a file with a reference', 'a:   &b c\nd: *b\n'],
  ])('keeps %s', (_, text) => {
    expect(formatted(text)).toBe(text);
  });

  it('is what content, the sample site and the examples have', () => {
    const files = ['content', SAMPLE_SITE].flatMap((folder) => {
      const { files, text } = openFolder(folder);
      return [...(files.site ? [files.site] : []), ...files.pages, ...files.texts].map((name) => [
        name,
        text(name),
      ]);
    });
    expect(files.length).toBeGreaterThan(15);
    for (const [name = '', text = ''] of files) expect(format(name, text), name).toBe(text);
    for (const type of readdirSync('src/site/sections')) {
      const list = readFileSync(`src/site/sections/${type}/examples.yaml`, 'utf8').replace(/^(?=.)/gm, '  ');
      expect(formatted(`list:\n${list}`), type).toBe(`list:\n${list}`);
    }
  });
});

describe('a Markdown text', () => {
  const text = '---\r\ntitle: One # here\r\n---\r\n\r\n# Two\r\n\r\nThree  \r\nfour.\r\n';

  it('keeps its line ends and what is within its lines', () => {
    expect(readData('a.md', text)).toEqual({ title: 'One', body: '# Two\n\nThree  \nfour.' });
    const operations: Operation[] = [
      { kind: 'set', path: ['body'], value: '# Two\n\nThree  \nfive\nsix.\n' },
      { kind: 'set', path: ['title'], value: 'Zero' },
    ];
    expect(write('a.md', text, operations)).toBe(
      text.replace('One', 'Zero').replace('four.', 'five\r\nsix.'),
    );
  });

  it.each(['---', '...', '* * *', 'a\n---\nb'])('has a title with a line of signs: %j', (value) => {
    const block = '---\ntitle: |-\n  One\n---\n\nWords\n';
    const after = write('a.md', block, [{ kind: 'set', path: ['title'], value }], order);
    expect(readData('a.md', after)).toEqual({ title: value, body: 'Words' });
  });

  it('can become empty, and be written again', () => {
    const empty = write('a.md', text, [{ kind: 'set', path: ['body'], value: '' }]);
    expect(readData('a.md', empty)).toEqual({ title: 'One', body: '' });
    const again = write('a.md', '---\ntitle: One\n---', [{ kind: 'set', path: ['body'], value: 'New' }]);
    expect(again).toBe('---\ntitle: One\n---\n\nNew\n');
  });
});

describe('is refused', () => {
  it.each([
    ['a name and its reference', 'a: &x b\nc: *x\n', /a name for a value/],
    ['a tag', 'a: !x b\n', /a tag/],
    ['a field twice', 'a: b\na: c\n', /the same field twice/],
    ['an unusual field', '? a\n: b\n', /an unusual name/],
    ['a syntax error', 'a: "b\n', /a syntax error/],
    ['an empty file', '# nothing\n', /no fields/],
    ['two documents', 'a: b\n---\nc: d\n', /a syntax error/],
  ])('%s', (_, text, message) => {
    expect(() => write('a.yaml', text, [{ kind: 'set', path: ['a'], value: 'd' }])).toThrow(
      expect.objectContaining({ name: 'WriteError', message: expect.stringMatching(message) }),
    );
  });

  it.each<Operation>([
    { kind: 'set', path: ['nothing', 'here'], value: 'x' },
    { kind: 'set', path: ['sections', 9], value: 'x' },
    { kind: 'remove', path: ['nothing'] },
    { kind: 'delete', path: ['title'], index: 0 },
    { kind: 'delete', path: ['sections'], index: 3 },
    { kind: 'move', path: ['sections'], from: 0, to: 3 },
    { kind: 'copy', path: ['sections'], from: 3, to: 0 },
    { kind: 'insert', path: ['sections'], index: 4, value: 'x' },
    { kind: 'set', path: ['title'], value: '\ud800' },
  ])('an operation that does not fit: %j', (operation) => {
    expect(() => result(operation)).toThrow(WriteError);
  });
});
