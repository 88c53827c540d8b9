import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Content, readPageFiles } from '../content/index.ts';
import { htmlFileOf } from '../host/site-paths.ts';
import { checkOutput } from './check-output.ts';
import { compressFiles } from './compress.ts';
import { ContentError } from './content-error.ts';
import { hashOfInputs } from './inputs.ts';
import { checkOutFolder } from './out-folder.ts';
import { type PageRecord, readRecord, stampOf, stampsOf, writeRecord } from './page-record.ts';
import { daysLeft, SECURITY_TXT } from './security-txt.ts';
import { openWorkspace } from './workspace.ts';
import { CACHE, writeSite } from './write-site.ts';

const RECORDS = join(CACHE, 'pages');

export interface BuildOptions {
  /** Folder of the built site: new, empty, or made by a build. */
  out: string;
  contentDir: string;
  /** Whether to write compressed files beside every text file. */
  compress?: boolean;
}

export interface BuildReport {
  pages: number;
  warnings: Content['problems'];
  /** The folder to upload to the image host, if there is one. */
  upload?: { folder: string; host: string };
  /** Days until security.txt expires; a new build renews it. */
  securityDaysLeft: number;
}

/**
 * Builds the static site in a workspace, checks it and then replaces the previous one, which is served until then. Pages
 * that the previous build into the same folder has read and written as this one would are left as they are.
 * @throws ContentError when the content has mistakes, OutFolderError when the folder contains anything but a built site.
 *   After an error the folder is unchanged.
 */
export async function buildSite(options: BuildOptions): Promise<BuildReport> {
  // React and Vite use it to select their production code.
  process.env.NODE_ENV = 'production';
  const folder = await checkOutFolder(options.out, options.contentDir);
  const code = hashOfInputs('.');
  const record = await readRecord(RECORDS, folder, code);
  const report = await buildAfter(record, folder, code, options);
  // Another build has replaced the site meanwhile, so what this one has left out may differ now.
  return report ?? ((await buildAfter(undefined, folder, code, options)) as BuildReport);
}

/** @returns undefined if pages were left out but the folder was replaced meanwhile */
async function buildAfter(
  record: PageRecord | undefined,
  folder: string,
  code: string,
  { out, contentDir, compress = false }: BuildOptions,
): Promise<BuildReport | undefined> {
  const before = stampOf(join(folder, '_headers'));
  const content = await readPageFiles(contentDir, record?.pages ?? {});
  const { site, pages, problems } = content;
  if (!site || problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);

  const workspace = await openWorkspace(folder);
  try {
    const written = await writeSite({ ...content, site }, record, {
      code,
      contentDir,
      folder,
      out: workspace.site,
      compress,
    });
    if (compress) await compressFiles(workspace.site);
    await checkOutput(workspace.site, written.outlines, written.kept);
    if (written.kept.size > 0 && stampOf(join(folder, '_headers')) !== before) return undefined;
    await workspace.publish(written.kept);
    for (const page of Object.values(written.record.pages)) {
      const { address } = page.outline;
      if (!written.kept.has(htmlFileOf(address))) page.files = stampsOf(folder, address, compress);
    }
    await writeRecord(RECORDS, folder, written.record);
  } finally {
    await workspace.remove();
  }
  return {
    pages: pages.size,
    warnings: problems,
    ...(site.imageHost && { upload: { folder: join(out, 'images'), host: site.imageHost } }),
    securityDaysLeft: daysLeft(await readFile(join(folder, SECURITY_TXT), 'utf8')),
  };
}
