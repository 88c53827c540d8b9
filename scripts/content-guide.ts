import { mkdir, writeFile } from 'node:fs/promises';
import { guideFiles } from '../src/content/guide/files.ts';
import { loadStandards } from '../src/content/standards.ts';

await mkdir('.vscode', { recursive: true });
for (const [file, text] of Object.entries(guideFiles(await loadStandards()))) {
  await writeFile(file, text);
  console.log(file);
}
