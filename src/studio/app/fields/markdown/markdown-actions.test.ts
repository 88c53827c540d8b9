import { expect, it } from 'vitest';
import { insertBlock, insertLink, type Selected, startLines, TABLE, wrap } from './markdown-actions.ts';

/** A text in which brackets are around the selection. */
const read = (marked: string): Selected => {
  const start = marked.indexOf('[');
  const end = marked.indexOf(']') - 1;
  return { text: marked.replace('[', '').replace(']', ''), start, end };
};
const show = ({ text, start, end }: Selected) =>
  `${text.slice(0, start)}[${text.slice(start, end)}]${text.slice(end)}`;

it.each([
  ['a [word] more', '**', 'a **[word]** more'],
  ['a **[word]** more', '**', 'a [word] more'],
  ['a [word ]more', '**', 'a **[word]** more'],
  ['a **[word]** more', '*', 'a ***[word]*** more'],
  ['a ***[word]*** more', '*', 'a **[word]** more'],
  ['a ***[word]*** more', '**', 'a *[word]* more'],
  ['[]', '*', '*[]*'],
])('%s with %s is %s', (before, signs, after) => {
  expect(show(wrap(read(before), signs))).toBe(after);
});

it.each([
  ['one\nt[w]o\nthree', '- ', 'one\n[- two]\nthree'],
  ['[one\ntwo]', '- ', '[- one\n- two]'],
  ['[- one\n- two]', '- ', '[one\ntwo]'],
  ['[# one]', '## ', '[## one]'],
  ['o[ne\n\ntw]o', '> ', '[> one\n\n> two]'],
  ['[]', '- ', '[- ]'],
])('%s with lines that begin with %s is %s', (before, signs, after) => {
  expect(show(startLines(read(before), signs))).toBe(after);
});

it('puts a table below the paragraph, on lines of its own', () => {
  expect(show(insertBlock(read('o[n]e\ntwo'), TABLE))).toBe(`one\n\n[${TABLE}]\n\ntwo`);
  expect(show(insertBlock(read('[]'), TABLE))).toBe(`[${TABLE}]\n`);
});

it('makes a link to a file whose name has spaces', () => {
  expect(insertLink(read('[]'), 'plan', 'files/Floor plan.pdf').text).toBe('[plan](files/Floor%20plan.pdf)');
});

it('makes a link, whatever its words are', () => {
  expect(insertLink(read('see [here] now'), 'the [page]', '/about').text).toBe(
    'see [the \\[page\\]](/about) now',
  );
});
