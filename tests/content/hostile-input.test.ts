import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openFolder } from './open-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Input that has crashed parsers: each gets a clear message, quickly. Long files of one line are in quick.test.ts. */
const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));

const laughs = ['a: &a [x, x, x, x, x, x, x, x, x]'];
for (let n = 1; n < 12; n++) {
  const [name, before] = [String.fromCharCode(97 + n), String.fromCharCode(96 + n)];
  laughs.push(`${name}: &${name} [${Array.from({ length: 9 }, () => `*${before}`).join(', ')}]`);
}

const inputs: Record<string, { text: string | Uint8Array; code: string }> = {
  'aliases that explode': { text: laughs.join('\n'), code: 'unknown-key' },
  '10,000 brackets': { text: `title: ${'['.repeat(10_000)}`, code: 'too-deep' },
  '10,000 braces with keys': { text: '{a: '.repeat(10_000), code: 'too-deep' },
  '10,000 dashes': { text: `${'- '.repeat(10_000)}x`, code: 'too-deep' },
  '700 steps inwards': {
    text: Array.from({ length: 700 }, (_, at) => `${' '.repeat(at)}a:`).join('\n'),
    code: 'too-deep',
  },
  '10,000 question marks': { text: `${'? '.repeat(10_000)}x`, code: 'too-deep' },
  'a line of backslashes': { text: `title: "${'\\'.repeat(9_001)}`, code: 'unclosed-quote' },
  'a line of quotes': { text: `title: ${'"'.repeat(9_001)}`, code: 'quote-in-quotes' },
  'a line of spaces': { text: `title: x${' '.repeat(9_000)}x`, code: 'too-long' },
  '10,000 list items without dashes': {
    text: `items:\n${'  x: y: z\n'.repeat(10_000)}`,
    code: 'needs-quotes',
  },
  '400 sections of an unknown type': {
    text: `title: x\ndescription: x\nsections:\n${'  - type: crads\n'.repeat(400)}`,
    code: 'too-many-mistakes',
  },
  'a picture instead of a page': {
    text: new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0, 0]),
    code: 'not-text',
  },
  'UTF-16': {
    text: new Uint8Array([0xff, 0xfe, 0x74, 0, 0x69, 0, 0x3a, 0, 0x20, 0, 0x78, 0]),
    code: 'wrong-encoding',
  },
  'another encoding': { text: new Uint8Array([...Buffer.from('title: Caf'), 0xe9]), code: 'wrong-encoding' },
  'a word that every object knows': {
    text: 'title: x\ndescription: y\nhidden: constructor\n',
    code: 'unknown-choice',
  },
  'a key called __proto__': { text: '__proto__:\n  title: x\nconstructor: y\n', code: 'missing-key' },
};

test.each(Object.entries(inputs))('%s', async (_, { text, code }) => {
  const start = performance.now();
  const { problems } = await folder.read({ 'pages/hostile.yaml': text });
  const own = problems.filter(({ file }) => file.endsWith('hostile.yaml'));
  expect(own.map((problem) => problem.code)).toContain(code);
  expect(performance.now() - start).toBeLessThan(20_000);
});

test('a wrong encoding is reported at its first character', async () => {
  const text = new Uint8Array([...Buffer.from('title: Über\ntagline: Caf'), 0xe9, 0x0a]);
  const { problems } = await folder.read({ 'pages/hostile.yaml': text });
  expect(problems.find(({ code }) => code === 'wrong-encoding')).toMatchObject({
    range: { start: { line: 2, column: 13 } },
  });
});
