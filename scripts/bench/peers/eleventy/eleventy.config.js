import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'node:path';

export const config = {
  dir: { input: 'content', output: 'out', includes: '../layouts' },
  // The pages are finished HTML; only the layout is a template.
  htmlTemplateEngine: false,
};

/** @param {import('@11ty/eleventy').UserConfig} eleventy */
export default function configure(eleventy) {
  eleventy.addPassthroughCopy({ public: '/' });
  eleventy.addGlobalData('layout', 'page.njk');
  eleventy.addGlobalData('footer', readFileSync('footer.html', 'utf8'));
  const styles = readdirSync('styles').map((file) => [
    parse(file).name,
    readFileSync(`styles/${file}`, 'utf8'),
  ]);
  eleventy.addGlobalData('css', Object.fromEntries(styles));
}
