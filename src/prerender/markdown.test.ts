import { expect, test } from 'vitest';
import { markdownIt } from './markdown.ts';

const table = '| Site | Links & *load* |\n| :-- | --: |\n| Kent | 2 |\n';

test('a table is in a scrollable region labelled by its column headers', () => {
  const html = markdownIt.render(table);
  expect(html).toMatch(
    /^<section class="prose-table" tabindex="0" aria-label="Site, Links &amp; load"><table>/,
  );
  expect(html.trim()).toMatch(/<\/table>\s*<\/section>$/);
});

test('alignment is a class, and headers have a scope', () => {
  const html = markdownIt.render(table);
  expect(html).toContain('<th class="align-left" scope="col">Site</th>');
  expect(html).toContain('<td class="align-right">2</td>');
  expect(html).not.toContain('style=');
});

test('headings are one level below their Markdown level', () => {
  expect(markdownIt.render('## What you get')).toBe('<h3>What you get</h3>\n');
});

test('a list whose points all begin in bold has a class', () => {
  expect(markdownIt.render('- **Drawings** age.\n- **Users** notice first.')).toContain('<ul class="terms">');
  expect(markdownIt.render('- **Drawings** age.\n- Users notice first.')).toContain('<ul>');
  expect(markdownIt.render('- We keep **drawings**.\n- We ask **users**.')).toContain('<ul>');
  expect(markdownIt.render('- One\n  - **A** b\n  - **C** d\n- Two')).toContain(
    '<li>One\n<ul class="terms">',
  );
  expect(markdownIt.render('- **Drawings** age *fast*.\n- **Users**')).toBe(
    '<ul class="terms">\n<li><strong>Drawings</strong> age <em>fast</em>.</li>\n' +
      '<li><strong>Users</strong></li>\n</ul>\n',
  );
  for (const longer of [
    '- **Drawings** age.\n\n- **Users** notice.',
    '- **Drawings** age.\n  - fast\n- **Users** notice.',
  ]) {
    expect(markdownIt.render(longer)).toContain('<ul class="terms">');
  }
});
