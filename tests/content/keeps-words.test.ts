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

const spaces = ['\t', '\t\t', '\u00a0\u00a0\u00a0\u00a0', '\u3000', ' \t', '', '  ', '      ', '          '];
const signs = [
  '',
  '#',
  '# ',
  '// ',
  '-- ',
  '; ',
  '% ',
  '> ',
  '- ',
  '-',
  '• ',
  '* ',
  '+ ',
  '2. ',
  '7) ',
  '12| ',
  '"',
  "'",
  '“',
];
const quotes = ['""', "''", '“”', '„“', '«»', '‘’', '``', '**', '[]', '{}', '()', '<>', '||'];
const pasted = [
  ...[
    '<<<<<<< HEAD',
    '=======',
    '>>>>>>> spare',
    '---',
    '...',
    '```',
    '***',
    '@@ -1 +1 @@',
    '+++ b/file',
    '<p>Rose</p>',
  ],
  ...[
    'Rose\tSlate\tTeal',
    'Rose;Slate;Teal',
    '| Rose | Slate |',
    'Note: Rose slate',
    'Rose slate teal',
    '- Rose',
    'items:',
  ],
  ...[
    'heading: Rose',
    '    text: Kilo lima mike november oscar papa.',
    '<!-- Rose -->',
    '/* Rose */',
    '{ "title": "Rose" },',
    '[Rose',
  ],
];

type Change = (lines: string[]) => void;
const at = fc.nat(page.length - 2);
const on = (line: number, lines: string[], change: (text: string) => string) => {
  const n = line % lines.length;
  lines[n] = change(lines[n] ?? '');
};
const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(at, fc.nat(5), fc.constantFrom(...spaces), fc.constantFrom(...signs)).map(
    ([line, word, space, sign]): Change =>
      (lines) =>
        on(line, lines, (text) => {
          let n = 0;
          return text.replace(/(?<=\w) (?=\w)/g, (gap) => (n++ === word ? `\n${space}${sign}` : gap));
        }),
  ),
  fc.tuple(at, fc.integer({ min: 1, max: 6 }), fc.constantFrom(...spaces), fc.constantFrom(...signs)).map(
    ([line, count, space, sign]): Change =>
      (lines) => {
        for (let n = line; n < line + count; n++) on(n, lines, (text) => space + sign + text);
      },
  ),
  fc.tuple(at, fc.constantFrom(...signs)).map(
    ([line, sign]): Change =>
      (lines) =>
        on(line, lines, (text) => text.replace(/(?=\S)/, sign)),
  ),
  fc.tuple(at, fc.constantFrom(...quotes), fc.boolean()).map(
    ([line, [open, close], isClosed]): Change =>
      (lines) =>
        on(line, lines, (text) =>
          text.replace(/(?<=: |- )(?!.*: )(.*)$/, `${open}$1${isClosed ? close : ''}`),
        ),
  ),
  fc.tuple(at, fc.constantFrom(...pasted), fc.constantFrom(...spaces)).map(
    ([line, text, space]): Change =>
      (lines) => {
        lines.splice(line, 0, space + text);
      },
  ),
  fc
    .tuple(
      at,
      fc.constantFrom(
        '\u2028',
        '\u2029',
        '\v',
        '\f',
        '\u0085',
        '\u00a0',
        '\u200b',
        ' # ',
        ' #',
        ': ',
        ':',
        ' - ',
      ),
    )
    .map(
      ([line, sign]): Change =>
        (lines) =>
          on(line, lines, (text) => text.replace(/(?<=\w) (?=\w)/, sign)),
    ),
  fc.tuple(at, fc.constantFrom(' ', '  ', '\t', '')).map(
    ([line, space]): Change =>
      (lines) =>
        on(line, lines, (text) => text.replace(/^ *(- )?/, space)),
  ),
  fc.tuple(at, fc.constantFrom('=', ';', ' ', '.', ',', ' -', '：', '::', '→')).map(
    ([line, sign]): Change =>
      (lines) =>
        on(line, lines, (text) => text.replace(':', sign)),
  ),
  fc.constantFrom('> ', '1 ', '| ').map(
    (sign): Change =>
      (lines) => {
        for (let n = 0; n < lines.length; n++)
          on(n, lines, (text) => sign.replace('1', String(n + 1)) + text);
      },
  ),
);

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
      for (const one of changes) one(lines);
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
