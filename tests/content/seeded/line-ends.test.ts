import { expect, test } from 'vitest';
import { applyEdits, type Content } from '../../../src/content/index.ts';
import { openFolder } from '../memory.ts';
import { makeCases } from './cases.ts';
import { lineMistakes } from './line-mistakes.ts';

/** Editors on Windows end each line with two signs. What is told of a file, and repaired in it, stays the same. */
const folder = openFolder('content');
const cases = [...makeCases(folder, 2), ...makeCases(folder, 2, 2025, lineMistakes)];
const windows = (text: string) => text.replaceAll('\n', '\r\n');

const told = ({ problems }: Content) =>
  problems.map(({ range, code, message }) => ({ ...range.start, code, message }));
const repaired = (text: string, path: string, { problems }: Content) =>
  applyEdits(
    text,
    problems.flatMap(({ edits = [], file }) => (file.endsWith(path) ? edits : [])),
  ).text;

test('lines that end as on Windows are told and repaired alike', async () => {
  expect(cases.length).toBeGreaterThan(150);
  for (const { mistake, path, text } of cases) {
    const plain = await folder.read({ [path]: text });
    const other = await folder.read({ [path]: windows(text) });
    expect(told(other), mistake).toEqual(told(plain));
    expect(repaired(windows(text), path, other), mistake).toBe(windows(repaired(text, path, plain)));
  }
}, 60_000);
