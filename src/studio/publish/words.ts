import { diffWordsWithSpace } from 'diff';
import type { Value } from '../../content/index.ts';
import type { WordRun } from './messages.ts';

/** With more characters than this, the words are not compared one by one: it would take seconds. */
const LONGEST = 20_000;

/** What changed between two texts, word by word; one of them may be missing. */
export function compareWords(before = '', after = ''): WordRun[] {
  if (before.length + after.length > LONGEST || before === '' || after === '')
    return [run('removed', before), run('added', after)].filter(({ text }) => text !== '');
  return diffWordsWithSpace(before, after).map(({ added, removed, value }) =>
    run(added ? 'added' : removed ? 'removed' : 'same', value),
  );
}

const run = (kind: WordRun['kind'], text: string): WordRun => ({ kind, text });

/** Fields that nobody reads as words. */
const TECHNICAL = new Set(['type', 'id', 'tone', 'layout', 'size', 'icon', 'link', 'file']);

/** The words of a value, a line for each text. */
export function wordsIn(value: Value | undefined, key = ''): string {
  if (value === undefined || value === null) return '';
  if (Array.isArray(value)) return lines(value.map((one) => wordsIn(one)));
  if (typeof value !== 'object') return TECHNICAL.has(key) ? '' : String(value);
  return lines(Object.entries(value).map(([name, one]) => wordsIn(one, name)));
}

const lines = (texts: string[]) => texts.filter(Boolean).join('\n');
