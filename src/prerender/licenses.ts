import { appendFile, readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** The list of licenses in the built site; Vite writes the packages of the bundle into it. */
export const LICENSES_FILE = 'licenses.md';

/** Packages outside of the bundle that visitors receive, with our copy of a license that the package lacks. */
const others: { name: string; licenseFile?: string }[] = [
  { name: '@fontsource-variable/instrument-sans' },
  { name: '@iconify-json/lucide', licenseFile: 'src/prerender/licenses/lucide.txt' },
];

/**
 * Adds the typeface and the icons to the list of licenses in the built site.
 * @throws Error when a license file is missing
 */
export async function addLicenses(out: string): Promise<void> {
  for (const { name, licenseFile } of others) {
    const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
    const { version, license } = JSON.parse(await readFile(manifest, 'utf8'));
    const text = await readFile(licenseFile ?? join(dirname(manifest), 'LICENSE'), 'utf8');
    await appendFile(join(out, LICENSES_FILE), `\n## ${name} - ${version} (${license})\n\n${text.trim()}\n`);
  }
}
