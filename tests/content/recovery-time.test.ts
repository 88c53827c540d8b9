import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { openFolder } from './open-folder.ts';

vi.setConfig({ testTimeout: 60_000 });

/** Patterns of which each line or character could cause a scan of the rest of the file. */
const shapes: Record<string, string> = {
  'document marks': '---\n',
  'ends of documents': '...\n',
  'document marks below a key': 'a: b\n---\n',
  'single letters': 'a\n',
  sentences: 'this is not a field\n',
  'items without a list': '- a\n',
  'items further in and out': '- a\n  - b\n',
  'fields further in': 'a:\n    b: c\n',
  'unknown fields': 'a: b: c\n',
  'fields of a section': '    heading: x\n',
  sections: '  - type: cards\n',
  'sections of one word': '  - cards\n',
  'open quotes': 'a: "b\n',
  'open brackets': 'a: [b\n',
  'JSON items': '{\n"a": "b",\n',
  'conflict marks': '<<<<<<< a\n',
  'quoted mail': '> a\n',
  tabs: '\ta: b\n',
  'texts that go on': 'a: b,\n  c: d,\n',
  remarks: '<!-- a -->\n',
};

const folder = openFolder(join(import.meta.dirname, 'fixtures', 'base'));
const read = async (text: string) => {
  const start = process.cpuUsage();
  const { problems } = await folder.read({ 'pages/large.yaml': text });
  const { user } = process.cpuUsage(start);
  return { milliseconds: user / 1000, problems };
};

test.each(Object.entries(shapes))('100 kB of %s take at most a second', async (_, shape) => {
  await read('a');
  const text = `title: x\n${shape.repeat(100_000 / shape.length)}`;
  const { milliseconds, problems } = await read(text);
  expect(problems.length).toBeGreaterThan(0);
  expect(milliseconds).toBeLessThan(1_000);
});
