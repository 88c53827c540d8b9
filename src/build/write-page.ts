import { closeSync, mkdirSync, openSync, writeFileSync, writevSync } from 'node:fs';
import { join } from 'node:path';
import { ERROR_TITLE } from '../constants.ts';
import type { Site } from '../content/index.ts';
import { htmlFileOf } from '../host/site-paths.ts';
import { contentUrl, type PageContent } from '../page/content.ts';
import { headTags } from '../page/head.ts';
import { documentAround, type Shell, sectionStyle, shellStyle } from '../page/html-document.ts';
import { type Faqs, jsonLd } from '../page/json-ld.ts';
import { styleKeys } from '../page/style-keys.ts';
import { createPageRenderer, renderPage } from '../server.tsx';
import { type LateSheet, lateStyles } from './late-styles.ts';

/** The data that all pages of a build share. */
export interface Common {
  out: string;
  site: Site;
  shell: Shell;
  faqs: Faqs;
  /** The style sheets of what the first paint does not show. */
  late: LateSheet[];
}

/**
 * Returns a function that writes the two files of a page from its content as JSON: `about.html` and `about/page.json` for
 * `/about`, or `404.html` without content. It writes synchronously, which is faster on a thread of its own.
 */
export function createPageWriter({
  out,
  site,
  shell,
  faqs,
  late,
}: Common): (json: string | undefined) => void {
  const render = createPageRenderer(site);
  const dataOf = jsonLd(site, faqs);
  const common = Buffer.from(shellStyle(shell));
  const styles = Object.entries(shell.sectionCss ?? {}).map(
    ([key, css]) => [key, Buffer.from(sectionStyle(css))] as const,
  );
  const lateStylesOf = lateStyles(late);
  return (json) => {
    const content = json === undefined ? undefined : (JSON.parse(json) as PageContent);
    const keys = styleKeys(content?.page.sections ?? []);
    const [before, after] = documentAround(site, shell, {
      head: headTags(site, content, ERROR_TITLE),
      jsonLd: dataOf(content?.page),
      body: content ? render(content) : renderPage(site, undefined),
      lateStyles: lateStylesOf(content?.page.sections).url,
      version: content?.version,
      contentUrl: content && contentUrl(content.page.address),
    });
    const used = styles.filter(([key]) => keys.has(key)).map(([, style]) => style);
    const document = [Buffer.from(before), common, ...used, Buffer.from(after)];
    if (!content || json === undefined) {
      writeParts(join(out, '404.html'), document);
      return;
    }
    const { address } = content.page;
    mkdirSync(join(out, address), { recursive: true });
    writeParts(join(out, htmlFileOf(address)), document);
    writeFileSync(join(out, contentUrl(address)), json);
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
