// args: OUT BASE ; captures every page at four widths, in slices as tall as a few screens, after scrolling through
import { chromium } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
const [out, base, only] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
const pages = ['/', '/network-services', '/cybersecurity', '/wireless', '/remote-onsite', '/it-training', '/about', '/contact', '/nowhere'].filter(p => !only || only.split(',').includes(p));
const W = { 390: [844, 2], 768: [1024, 1], 1440: [900, 1], 2560: [1440, 1] };
const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox'] });
for (const [w, [h, dpr]] of Object.entries(W)) {
  const page = await browser.newPage({ viewport: { width: +w, height: h }, deviceScaleFactor: dpr });
  for (const a of pages) {
    const name = a === '/' ? 'home' : a === '/nowhere' ? '404' : a.slice(1);
    await page.goto(base + a);
    await page.evaluate(() => document.fonts.ready);
    await page.mouse.move(5, h / 2);
    await page.waitForTimeout(700);
    const bounds = await page.evaluate(() => [...document.querySelectorAll('main > *, main section')].map(e => e.getBoundingClientRect().top + scrollY));
    const total = await page.evaluate(() => document.documentElement.scrollHeight);
    // scroll through slowly so that everything has entered and the cable is drawn, shot each screen as a visitor sees it
    let i = 0; const step = Math.round(h * 0.86);
    await page.screenshot({ path: `${out}/${name}-${w}-00.png` });
    for (let y = step; y < total - h + step; y += step) {
      const top = Math.min(y, total - h);
      const from = await page.evaluate(() => scrollY);
      for (let k = 1; k <= 4; k++) { await page.evaluate(t => scrollTo({ top: t, behavior: 'instant' }), from + (top - from) * k / 4); await page.waitForTimeout(60); }
      await page.waitForTimeout(1100);
      i++;
      await page.screenshot({ path: `${out}/${name}-${w}-${String(i).padStart(2, '0')}.png` });
    }
  }
  await page.close();
}
await browser.close();
