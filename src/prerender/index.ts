import { join } from 'node:path';
import type { Content, Site } from '../content/index.ts';
import { readContent } from '../content/node/index.ts';
import { checkOutFolder } from './out-folder.ts';
import { openWorkspace } from './workspace.ts';
import { writeSite } from './write-site.ts';

/** The build stopped because the content has mistakes. */
export class ContentError extends Error {
  override name = 'ContentError';
  constructor(readonly problems: Content['problems']) {
    super('The content has mistakes, so nothing was built.');
  }
}

export interface BuildOptions {
  /** Folder of the built site: new, empty, or made by a build. */
  out: string;
  contentDir: string;
}

export interface BuildReport {
  pages: number;
  warnings: Content['problems'];
  /** The folder to upload to the image host, if there is one. */
  upload?: { folder: string; host: string };
  /** The words of site.yaml. */
  site: Site;
}

/**
 * Builds the static site beside the previous one and then replaces that, which is served until then.
 * @throws ContentError when the content has mistakes, OutFolderError when the folder contains anything but a built site.
 *   After an error the folder is unchanged.
 */
export async function buildSite({ out, contentDir }: BuildOptions): Promise<BuildReport> {
  // React and Vite use it to select their production code.
  process.env.NODE_ENV = 'production';
  const folder = await checkOutFolder(out);
  const content = await readContent(contentDir);
  const { site, problems } = content;
  if (!site || problems.some(({ severity }) => severity === 'error')) throw new ContentError(problems);

  const workspace = await openWorkspace(folder);
  try {
    await writeSite({ ...content, site }, contentDir, workspace);
    workspace.publish();
  } finally {
    await workspace.remove();
  }
  return {
    pages: content.pages.size,
    warnings: problems,
    ...(site.imageHost && { upload: { folder: join(out, 'images'), host: site.imageHost } }),
    site,
  };
}
