import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyEdits } from '../../src/content/index.ts';
import { openFolder } from './open-folder.ts';

/** Whatever people paste or break, `content:fix` and the buttons that repair leave every letter and digit in its word. */
const folder = openFolder('tests/content/fixtures/base');

const page = `title: Alpha bravo
description: Charlie delta echo foxtrot golf hotel.
sections:
  - type: closing
    heading: India juliet
    text: Kilo lima mike november oscar papa.
  - type: cards
    heading: Quebec romeo
    items:
      - icon: wifi
        title: Sierra tango
        description: Uniform victor whiskey xray.
      - icon: shield
        title: Yankee zulu
        description: "Amber: bronze copper denim."
  - type: bullets
    heading: Ebony fuchsia
    items:
      - Ginger hazel ivory
      - Jade khaki lilac
      - Mauve ochre purple
`.split('\n');

const spaces = ['', '  ', '      ', '          ', '\t', '\t\t', ' \t', '\u00a0\u00a0\u00a0\u00a0', '\u3000'];
const signs = ['', '# ', '// ', '; ', '> ', '- ', '-', '• ', '* ', '2. ', '12| ', '"', "'", '“'];
const quotes = ['""', "''", '“”', '„“', '«»', '``', '**', '[]', '{}', '()', '<>', '||'];
const gaps = ['\u2028', '\v', '\f', '\u0085', '\u00a0', '\u200b', ' # ', ' #', ': ', ':', ' - '];
const colons = ['=', ';', ' ', '.', ',', ' -', '：', '::', '→'];
const pasted = [
  '<<<<<<< HEAD\n=======',
  '>>>>>>> spare',
  '---',
  '...',
  '```',
  '***',
  '+++ b/file',
  '<p>Rose</p>',
  'Rose\tSlate\tTeal',
  'Rose;Slate;Teal',
  '| Rose | Slate |',
  'Note: Rose slate',
  'Rose slate teal',
  '- Rose',
  'items:',
  'heading: Rose',
  '    text: Kilo lima mike november oscar papa.',
  '<!-- Rose -->',
  '/* Rose */',
  '{ "title": "Rose" },',
  '[Rose',
];

const oneOf = (list: readonly string[]) => fc.constantFrom(...list);
const margin = fc.tuple(oneOf(spaces), oneOf(signs)).map(([space, sign]) => space + sign);
/** What people do to one line, or to several that follow one another. */
const change = fc.record({
  line: fc.nat(page.length - 2),
  count: fc.constantFrom(1, 1, 1, 2, 4, page.length),
  edit: fc.oneof(
    fc.tuple(
      fc.constantFrom(/(?<=\w) (?=\w)/, /(?<=\w) (?=\S+$)/),
      margin.map((one) => `\n${one}`),
    ),
    fc.tuple(fc.constantFrom(/^/, /^ *(- )?/, /(?=\S)/), margin),
    fc.tuple(
      fc.constant(/^/),
      fc.tuple(oneOf(spaces), oneOf(pasted)).map(([space, text]) => `${space}${text}\n`),
    ),
    fc.tuple(
      fc.constant(/(?<=: |- )(?!.*: )(.*)$/),
      fc
        .tuple(oneOf(quotes), fc.boolean())
        .map(([[open, close], isClosed]) => `${open}$1${isClosed ? close : ''}`),
    ),
    fc.tuple(fc.constant(/(?<=\w) (?=\w)/), oneOf(gaps)),
    fc.tuple(fc.constant(/:/), oneOf(colons)),
  ),
});

/** The words of a text, in which a character that does not show is no gap. */
const words = (text: string) =>
  text
    .replace(/[\u00ad\u200b-\u200f\u2060\ufeff]/g, '')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

test('no repair loses, adds or joins a letter or digit', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 2 }), async (changes) => {
      const lines = [...page];
      for (const { line, count, edit } of changes)
        for (let at = line; at < Math.min(line + count, lines.length); at++)
          lines[at] = (lines[at] ?? '').replace(...edit);
      let text = lines.join('\n');
      const before = words(text);
      for (let round = 0; round < 8; round++) {
        const { problems } = await folder.read({ 'pages/example.yaml': text });
        const own = problems.filter(({ file }) => file.endsWith('example.yaml'));
        const { text: fixed, applied } = applyEdits(
          text,
          own.flatMap(({ edits = [] }) => edits),
        );
        if (applied.length === 0) return;
        expect(words(fixed), `${text}\n=== became\n${fixed}`).toEqual(before);
        text = fixed;
      }
    }),
    { numRuns: 300, seed: 2025 },
  );
}, 300_000);
