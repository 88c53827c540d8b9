import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createContentReader, loadSchemas, type Operation } from '../../src/content/index.ts';
import { createGate } from '../../src/editor/server/gate.ts';
import { createSaving } from '../../src/editor/server/save.ts';
import { createVersions } from '../../src/editor/server/versions.ts';
import { generateSite } from './generate-site.ts';
import { median } from './phone.ts';

const CHECKS = 30;
const FILE = 'pages/about.yaml';

/** Milliseconds in which the editor's server checks a keystroke: the whole content with one text changed. */
export async function measureEditCheck(contentDir: string, pages: number): Promise<number> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-'));
  const dir = join(folder, 'content');
  await generateSite(contentDir, dir, pages);
  const schemas = await loadSchemas();
  const { problems } = await createContentReader(dir)();
  const context = { dir, schemas: () => schemas, problems: () => problems, written: async () => {} };
  const saving = createSaving(context, createGate(context), createVersions());
  try {
    const times: number[] = [];
    for (let check = 0; check <= CHECKS; check++) {
      const [file] = await saving.open([FILE]);
      const operations: Operation[] = [{ kind: 'set', path: ['title'], value: `About us, part ${check}` }];
      const start = performance.now();
      const answer = await saving.save([{ file: FILE, stamp: file?.stamp ?? '', operations }], true);
      if (answer.kind !== 'saved') throw new Error(`The check said: ${JSON.stringify(answer)}`);
      // The first one reads all files.
      if (check > 0) times.push(performance.now() - start);
    }
    return median(times);
  } finally {
    await rm(folder, { recursive: true });
  }
}
