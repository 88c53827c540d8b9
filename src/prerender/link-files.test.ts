import { expect, test } from 'vitest';
import { linkFiles } from './link-files.ts';
import { markdownIt } from './markdown.ts';

const files = new Map([
  ['R&D 100%.pdf', { url: '/files/1/R-D-100-.pdf', type: 'application/pdf', about: 'PDF, 2 MB' }],
  ['list.csv', { url: '/files/save/2/list.csv', type: 'text/csv', about: 'CSV, 1 kB' }],
]);
const linked = (markdown: string) => linkFiles(markdownIt.render(markdown), files).trim();

test.each(['<files/R&D 100%.pdf>', 'files/R&D%20100%.pdf', 'files/R&D%20100%25.pdf'])(
  'a link to %s has the address of the file, its type and its size',
  (address) => {
    expect(linked(`[Our *lab*](${address})`)).toBe(
      '<p><a href="/files/1/R-D-100-.pdf" type="application/pdf">Our <em>lab</em><small>\u00a0(PDF, 2 MB)</small></a></p>',
    );
  },
);

test('several links in one paragraph, with titles', () => {
  expect(linked('[a](files/list.csv "All"), [b](/about) and [c](files/list.csv)')).toBe(
    '<p><a href="/files/save/2/list.csv" type="text/csv" title="All">a<small>\u00a0(CSV, 1 kB)</small></a>, ' +
      '<a href="/about">b</a> and ' +
      '<a href="/files/save/2/list.csv" type="text/csv">c<small>\u00a0(CSV, 1 kB)</small></a></p>',
  );
});

test('a link to a file that is not there stays as it is', () => {
  expect(linked('[a](files/none.pdf)')).toBe('<p><a href="files/none.pdf">a</a></p>');
});
