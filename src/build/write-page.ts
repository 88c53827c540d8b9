import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TITLE } from '../constants.ts';
import type { Site } from '../content/index.ts';
import type { PageContent } from '../page/content.ts';
import { htmlDocument, type Shell } from '../page/document.ts';
import { headTags } from '../page/head.ts';
import { jsonLd } from '../page/json-ld.ts';
import { renderPage } from '../server.tsx';

/** What all documents of one build have in common. */
export interface Common {
  out: string;
  site: Site;
  shell: Shell;
}

/**
 * Writes a page as `index.html` with its content as `page.json` beside it; without a content, the error screen as
 * `404.html`. One file after the other: on a thread of its own, promises would only cost time.
 */
export function writePage({ out, site, shell }: Common, content: PageContent | undefined): void {
  const html = htmlDocument(site, shell, {
    head: headTags(site, content, ERROR_TITLE),
    jsonLd: jsonLd(site, content?.page),
    body: renderPage(site, content),
    missing: !content,
  });
  if (!content) {
    writeFileSync(join(out, '404.html'), html);
    return;
  }
  const folder = join(out, content.page.address);
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  writeFileSync(join(folder, 'page.json'), JSON.stringify(content));
}
