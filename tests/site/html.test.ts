/** Every built HTML file is valid and obeys the content security policy. */
import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { htmlFaults } from '../../scripts/lib/html-faults.ts';
import { addresses, documentOf, filesEnding, htmlFileOf, pages, readBuilt } from './built-pages.ts';

const documents = [...addresses.map(htmlFileOf), '404.html'].sort();

it('has ids in the shell and the first screen that the rule duplicate-anchor knows', () => {
  const anchors = new Set(pages.flatMap(({ sections }) => sections.flatMap(({ id }) => id ?? [])));
  const ids = documents
    .flatMap((file) => [...documentOf(file).querySelectorAll('[id]')])
    .flatMap(({ id, parentElement }) =>
      // Those of React, and of drawings and fields within sections.
      id.startsWith('_') || anchors.has(id) || parentElement?.closest('.section') ? [] : id,
    );
  expect([...new Set(ids)].sort()).toEqual(['first-screen', 'main', 'navigation', 'root']);
});

it('is one file for each page and the error screen', () => {
  expect(filesEnding('.html')).toEqual(documents);
});

describe.each(documents)('%s', (file) => {
  it('is valid HTML', async () => {
    expect(await htmlFaults(readBuilt(file), file)).toEqual([]);
  });

  it('has no style attribute, event handler or javascript: URL', () => {
    for (const element of documentOf(file).querySelectorAll('*')) {
      for (const { name, value } of element.attributes) {
        expect(name, element.outerHTML.slice(0, 200)).not.toMatch(/^(style$|on)/);
        expect(value, element.outerHTML.slice(0, 200)).not.toMatch(/^\s*javascript:/i);
      }
    }
  });

  it('runs only the inline script that the policy of every host allows', () => {
    const scripts = [...readBuilt(file).matchAll(/<script([^>]*)>(.*?)<\/script>/gs)];
    const executable = scripts.filter(([, attributes]) => attributes !== ' type="application/ld+json"');
    expect(executable.map(([, attributes]) => attributes)).toEqual([' type="module"']);
    const source = executable[0]?.[2] ?? '';
    expect(source).not.toBe('');
    const fingerprint = createHash('sha256').update(source).digest('base64');
    for (const host of ['_headers', 'nginx.conf'])
      expect(readBuilt(host), host).toContain(`script-src 'self' 'sha256-${fingerprint}';`);
  });

  it('opts out of Cloudflare’s email obfuscation', () => {
    expect(readBuilt(file)).toMatch(/<body><!--email_off-->.*<!--\/email_off--><\/body>/s);
  });

  it('links nothing that would be requested together with the largest picture', () => {
    const links = [...documentOf(file).querySelectorAll('head link[href]')].map((link) =>
      link.getAttribute('rel'),
    );
    const unrequested = ['alternate', 'apple-touch-icon', 'canonical', 'expect', 'icon'];
    expect(links.filter((rel) => !unrequested.includes(rel ?? ''))).toEqual([]);
    expect(links).toContain('icon');
  });

  it('has only inline style sheets that the policy allows', () => {
    const sheets = Array.from(
      readBuilt(file).matchAll(/<style[^>]*>(.*?)<\/style>/gs),
      ([, css]) => css ?? '',
    );
    // The one at the end does not hold up the screen.
    const linked = documentOf(file).querySelectorAll('head link[rel=stylesheet], #root link, style');
    expect(linked).toHaveLength(0);
    const [policy = ''] = /(?<=style-src 'self' )[^;]+/.exec(readBuilt('_headers')) ?? [];
    for (const sheet of sheets) {
      const fingerprint = createHash('sha256').update(sheet).digest('base64');
      expect(policy).toContain(`'sha256-${fingerprint}'`);
    }
  });
});
