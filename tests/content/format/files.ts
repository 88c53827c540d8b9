import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readData, WriteError } from '../../../src/content/index.ts';
import { SAMPLE_SITE } from '../../sample-site.ts';
import { fixtureFiles, fixturesRoot, readFixtures } from '../fixture.ts';
import { openFolder } from '../open-folder.ts';

export interface TextFile {
  name: string;
  text: string;
}

/** Every page, text and site.yaml, every example of a section type, and every fixture that can be edited. */
export function editableFiles(): TextFile[] {
  const found = new Map<string, TextFile>();
  for (const file of [...contentFiles(), ...exampleFiles(), ...filesOfFixtures()])
    if (!found.has(file.text) && isEditable(file)) found.set(file.text, file);
  return [...found.values()];
}

function contentFiles(): TextFile[] {
  const { files, text } = openFolder(SAMPLE_SITE);
  return [...(files.site ? [files.site] : []), ...files.pages, ...files.texts].map((name) => ({
    name,
    text: text(name),
  }));
}

const exampleFiles = (): TextFile[] =>
  readdirSync('src/site/sections').map((type) => {
    const name = join('src/site/sections', type, 'examples.yaml');
    return { name, text: `sections:\n${readFileSync(name, 'utf8')}` };
  });

const filesOfFixtures = (): TextFile[] =>
  fixtureFiles.flatMap((name) =>
    readFixtures(readFileSync(join(fixturesRoot, name), 'utf8'))
      .flatMap(({ files }) => Object.entries(files))
      .filter(([file]) => /\.(yaml|md)$/.test(file))
      // Byte order marks are left out when a file is decoded.
      .map(([file, text]) => ({ name: `${name}/${file}`, text: text.replace(/^\uFEFF/, '') })),
  );

/** Whether a file can be changed by operations at all. */
export function isEditable({ name, text }: TextFile): boolean {
  try {
    readData(name, text);
    return true;
  } catch (error) {
    if (error instanceof WriteError) return false;
    throw error;
  }
}
