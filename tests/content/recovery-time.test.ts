import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { LINEAR } from './linear.ts';
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

const repeated = (shape: string, length: number) => `title: x\n${shape.repeat(length / shape.length)}`;

test.each(Object.entries(shapes))(
  '100 kB of %s take at most a second, or little more than four times 25 kB',
  async (_, shape) => {
    await read('a');
    const { milliseconds, problems } = await read(repeated(shape, 100_000));
    expect(problems.length).toBeGreaterThan(0);
    if (milliseconds < 1_000) return;
    const quarter = await read(repeated(shape, 25_000));
    expect(milliseconds / quarter.milliseconds).toBeLessThan(LINEAR);
  },
);
