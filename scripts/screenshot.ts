/** Takes the screenshot of the home page for the README: `.github/home.jpg`. */
import { chromium } from '@playwright/test';
import sharp from 'sharp';
import { serveSite } from '../src/host/static-server.ts';
import { typefaceShown } from '../tests/browser/support/visitor.ts';
import { currentBuild } from './lib/current-build.ts';
import { findChromium } from './test/chromium.ts';

const site = await serveSite({ dist: await currentBuild(), port: 0 });
const browser = await chromium.launch({ executablePath: await findChromium(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
await page.goto(site.url);
await page.mouse.move(10, 400);
await typefaceShown(page);
await page.waitForTimeout(500);
await sharp(await page.screenshot())
  .jpeg({ quality: 82 })
  .toFile('.github/home.jpg');
await browser.close();
await site.close();
console.log('Took .github/home.jpg.');
