import { expect, test } from 'vitest';
import { applyFixes } from '../../../src/content/fix.ts';
import type { Content } from '../../../src/content/model.ts';
import { openFolder } from '../memory.ts';
import { makeCases } from './cases.ts';
import { lineMistakes } from './line-mistakes.ts';

/** Editors on Windows end each line with two signs. What is told of a file, and repaired in it, stays the same. */
const folder = openFolder('content');
const cases = [...makeCases(folder, 2), ...makeCases(folder, 2, 2025, lineMistakes)];
const windows = (text: string) => text.replaceAll('\n', '\r\n');

const told = ({ problems }: Content) =>
  problems.map(({ line, column, code, message }) => ({ line, column, code, message }));
const repaired = (text: string, path: string, { problems }: Content) =>
  applyFixes(
    text,
    problems.flatMap(({ fix, file }) => (fix && file.endsWith(path) ? [fix] : [])),
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
