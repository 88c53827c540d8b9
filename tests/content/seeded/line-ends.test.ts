import { expect, test } from 'vitest';
import { applyEdits, type Content } from '../../../src/content/index.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { openFolder } from '../open-folder.ts';
import { makeCases } from './cases.ts';
import { lineMistakes } from './line-mistakes.ts';

/** Editors on Windows end each line with two characters. The problems and repairs of a file stay the same. */
const folder = openFolder(SAMPLE_SITE);
const cases = [...makeCases(folder, 2), ...makeCases(folder, 2, 2025, lineMistakes)];
const windows = (text: string) => text.replaceAll('\n', '\r\n');

const shown = ({ problems }: Content) =>
  problems.map(({ range, code, message }) => ({ ...range.start, code, message }));
const repaired = (text: string, path: string, { problems }: Content) =>
  applyEdits(
    text,
    problems.flatMap(({ edits = [], file }) => (file.endsWith(path) ? edits : [])),
  ).text;

test('files with Windows line ends have the same problems and repairs', async () => {
  expect(cases.length).toBeGreaterThan(150);
  for (const { mistake, path, text } of cases) {
    const plain = await folder.read({ [path]: text });
    const other = await folder.read({ [path]: windows(text) });
    expect(shown(other), mistake).toEqual(shown(plain));
    expect(repaired(windows(text), path, other), mistake).toBe(windows(repaired(text, path, plain)));
  }
}, 300_000);
