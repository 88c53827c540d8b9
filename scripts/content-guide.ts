import { mkdir, writeFile } from 'node:fs/promises';
import { guideFiles, loadSchemas } from '../src/content/node/index.ts';

await mkdir('.vscode', { recursive: true });
for (const [file, text] of Object.entries(guideFiles(await loadSchemas()))) {
  await writeFile(file, text);
  console.log(file);
}
