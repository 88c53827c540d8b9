import { closeSync, mkdirSync, openSync, writeFileSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TITLE } from '../constants.ts';
import type { Site } from '../content/index.ts';
import type { PageContent } from '../page/content.ts';
import { documentAround, type Shell, styleElement } from '../page/document.ts';
import { headTags } from '../page/head.ts';
import { jsonLd } from '../page/json-ld.ts';
import { createPageRenderer, renderPage } from '../server.tsx';

/** What all documents of one build have in common. */
export interface Common {
  out: string;
  site: Site;
  shell: Shell;
}

/**
 * A function that writes a page as `index.html` with its content as `page.json` beside it; without a content, the
 * error screen as `404.html`. One file after the other: on a thread of its own, promises would only cost time.
 */
export function createPageWriter({ out, site, shell }: Common): (content: PageContent | undefined) => void {
  const render = createPageRenderer(site);
  const style = Buffer.from(styleElement(shell));
  return (content) => {
    const [before, after] = documentAround(site, shell, {
      head: headTags(site, content, ERROR_TITLE),
      jsonLd: jsonLd(site, content?.page),
      body: content ? render(content) : renderPage(site, undefined),
      missing: !content,
    });
    const document = [Buffer.from(before), style, Buffer.from(after)];
    if (!content) {
      writeParts(join(out, '404.html'), document);
      return;
    }
    const folder = join(out, content.page.address);
    mkdirSync(folder, { recursive: true });
    writeParts(join(folder, 'index.html'), document);
    writeFileSync(join(folder, 'page.json'), JSON.stringify(content));
  };
}

function writeParts(path: string, parts: Buffer[]): void {
  const file = openSync(path, 'w');
  try {
    writevSync(file, parts);
  } finally {
    closeSync(file);
  }
}
