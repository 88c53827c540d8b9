import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { type Operation, readData, WriteError, write } from '../../../src/content/index.ts';
import { editableFiles } from './files.ts';
import { type Choice, nasty } from './operations.ts';
import { runSession } from './run.ts';
import { formNames, variantOf } from './variants.ts';

const choice = fc.record({
  kind: fc.nat(),
  where: fc.nat(),
  from: fc.nat(),
  to: fc.nat(),
  text: fc.oneof(fc.constantFrom(...nasty), fc.string({ unit: 'grapheme' }), fc.lorem()),
}) satisfies fc.Arbitrary<Choice>;

test('operations on any file change what is meant and nothing else, and can be taken back', () => {
  const files = editableFiles();
  expect(files.length).toBeGreaterThan(300);
  let operations = 0;
  const sessions = fc.property(
    fc.nat(),
    fc.constantFrom(...formNames),
    fc.nat(),
    fc.array(choice, { minLength: 1, maxLength: 8 }),
    (at, form, seed, choices) => {
      const base = files[at % files.length];
      const file = base && variantOf(base, form, seed);
      if (!file) return;
      const { steps, wrongUndos } = runSession(file, choices);
      operations += steps.length;
      for (const { operation, before, after, wrong, refused } of steps)
        expect({ wrong, refused }, `${form}\n${JSON.stringify(operation)}\n${before}\n→\n${after}`).toEqual(
          {},
        );
      expect(wrongUndos).toEqual([]);
    },
  );
  fc.assert(sessions, { numRuns: 60, seed: 2 });
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
const order = () => ['type', 'id', 'icon', 'title', 'text', 'link'];
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

  it('leaves the blank line below a remark that stands alone', () => {
    const text = 'a:\n  - b\n\n  # alone\n\n  - c\nd: e\n';
    const deleted = write('a.yaml', text, [{ kind: 'delete', path: ['a'], index: 1 }]);
    expect(deleted).toBe(text.replace('  - c\n', ''));
  });

  it('adds to brackets behind a remark', () => {
    const flow = 'a: [b # one\n  ]\nc: [\n  d, # two\n]\ne: |-\n  f\u00a0\n';
    const operations: Operation[] = [
      { kind: 'insert', path: ['a'], index: 1, value: 'x' },
      { kind: 'insert', path: ['c'], index: 1, value: 'y' },
      { kind: 'set', path: ['e'], value: 'z' },
    ];
    expect(write('a.yaml', flow, operations)).toBe(
      'a: [b, # one\n    x\n  ]\nc: [\n  d, # two\n  y,\n]\ne: |-\n  z\n',
    );
  });

  it('takes values back that a later one replaces', () => {
    const set = (value: string): Operation => ({ kind: 'set', path: ['title'], value });
    expect(result(set('a: b'), set('"'), set('One'))).toBe(page);
  });

  it('keeps the remark behind an empty group that gets its first field', () => {
    const text = 'items:\n  - {} # to come\n  - title: A\n';
    const set: Operation = { kind: 'set', path: ['items', 0, 'title'], value: 'B' };
    expect(write('a.yaml', text, [set], order)).toBe(text.replace('{} #', 'title: B #'));
  });

  describe('beside a block text', () => {
    it('moves a remark that is further in out of the text above', () => {
      const text = 'a:\n    # About one.\n  - one\n  - |-\n    two\n    lines\n';
      const copied = '  # About one.\n  - one\n';
      const copy: Operation = { kind: 'copy', path: ['a'], from: 0, to: 2 };
      expect(write('a.yaml', text, [copy], order)).toBe(text + copied);
      const move: Operation = { kind: 'move', path: ['a'], from: 0, to: 1 };
      expect(write('a.yaml', text, [move], order)).toBe(`a:\n  - |-\n    two\n    lines\n${copied}`);
    });

    it.each([
      ['at the margin', '# About one.\r\n', '\r\n'],
      ['further in, below one at the margin', '# About\n    # one.\n', '\n'],
      ['further in than the list, but not than the text', '   # About one.\n', '\n'],
    ])('leaves a remark where it is %s', (_, remark, lineBreak) => {
      const block = '  - |-\n    two\n    lines\n'.replaceAll('\n', lineBreak);
      const [key, one] = [`a:${lineBreak}`, `${remark}  - one${lineBreak}`];
      const move: Operation = { kind: 'move', path: ['a'], from: 0, to: 1 };
      expect(write('a.yaml', key + one + block, [move], order)).toBe(key + block + one);
    });

    it('moves a remark that is further in out of a text that is moved above it', () => {
      const [block, two] = ['- |-\n  one\n  lines\n\n', '- two\n\n'];
      const move: Operation = { kind: 'move', path: ['a'], from: 0, to: 1 };
      expect(write('a.yaml', `a:\n${block}${two}  # About\n  # three.\n- three`, [move], order)).toBe(
        `a:\n${two}${block}# About\n  # three.\n- three`,
      );
    });

    it('keeps a remark that the next operation could replace with the text', () => {
      const text = 'a:\n  - |-\n    one\n  - two\n\n    # Alone.\n\n  - three\n';
      const operations: Operation[] = [
        { kind: 'delete', path: ['a'], index: 1 },
        { kind: 'set', path: ['a', 0], value: 'four' },
      ];
      expect(write('a.yaml', text, operations, order)).toBe(
        'a:\n  - |-\n    four\n\n  # Alone.\n\n  - three\n',
      );
    });
  });

  it('keeps the last line without a line break', () => {
    const bare = page.trimEnd();
    const added = write('a.yaml', bare, [{ kind: 'set', path: ['sections', 2, 'note'], value: 'x' }]);
    expect(added).toBe(`${bare}\n    note: x`);
    expect(write('a.yaml', added, [{ kind: 'remove', path: ['sections', 2, 'note'] }])).toBe(bare);
  });
});

describe('a Markdown text', () => {
  const text = '---\r\ntitle: One # here\r\n---\r\n\r\n# Two\r\n\r\nThree  \r\nfour.\r\n\r\n';

  it('keeps its line ends and the blank lines around it', () => {
    expect(readData('a.md', text)).toEqual({ title: 'One', body: '# Two\n\nThree  \nfour.' });
    const operations: Operation[] = [
      { kind: 'set', path: ['body'], value: '# Two\n\nThree  \nfive\nsix.\n' },
      { kind: 'set', path: ['title'], value: 'Zero' },
    ];
    expect(write('a.md', text, operations)).toBe(
      text.replace('One', 'Zero').replace('four.', 'five\r\nsix.'),
    );
  });

  it.each(['---', '...', '* * *'])('has a title of signs alone: %s', (value) => {
    const block = '---\ntitle: |-\n  One\n---\n\nWords\n';
    const set: Operation = { kind: 'set', path: ['title'], value };
    expect(write('a.md', block, [set], order)).toBe(block.replace('|-\n  One', JSON.stringify(value)));
  });

  it('can become empty, and be written again', () => {
    const empty = write('a.md', text, [{ kind: 'set', path: ['body'], value: '' }]);
    expect(readData('a.md', empty)).toEqual({ title: 'One', body: '' });
    const again = write('a.md', '---\ntitle: One\n---', [{ kind: 'set', path: ['body'], value: 'New' }]);
    expect(again).toBe('---\ntitle: One\n---\nNew\n');
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
