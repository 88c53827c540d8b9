import type { Page } from '@playwright/test';

/**
 * Goes through a page by the Tab key, and looks at the first control of each kind: an element of these classes in a section
 * of this look. It compares pixels, because frames may clip a ring that is styled.
 * @param seen the kinds that were looked at before; those of this page are added
 * @returns those that look the same with the focus and without it
 */
export async function unseenStops(page: Page, seen: Set<string>): Promise<string[]> {
  const unseen: string[] = [];
  for (;;) {
    await page.keyboard.press('Tab');
    const stop = await page.evaluate(
      async (seen) => {
        const element = document.activeElement;
        if (!element || element === document.body || element.hasAttribute('data-stopped')) return 'end';
        element.setAttribute('data-stopped', '');
        const around = [element, element.parentElement, element.closest('section, .hero, header, footer')];
        const kind = [element.tagName, ...around.map((one) => one?.className)].join();
        if (seen.includes(kind)) return 'known';
        // The browser itself scrolls there some frames later.
        element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
        // The ring of a card or of a row is around all of it.
        const boxes = [element, element.closest('li') ?? element].map((one) => one.getBoundingClientRect());
        const left = Math.max(0, Math.min(...boxes.map((box) => box.left)) - 8);
        const top = Math.max(0, Math.min(...boxes.map((box) => box.top)) - 8);
        const width = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)) + 8) - left;
        const height = Math.min(innerHeight, Math.max(...boxes.map((box) => box.bottom)) + 8) - top;
        return { kind, name: element.outerHTML.slice(0, 120), clip: { x: left, y: top, width, height } };
      },
      [...seen],
    );
    if (stop === 'end') return unseen;
    if (stop === 'known') continue;
    seen.add(stop.kind);
    const { clip } = stop;
    const focused = await page.screenshot({ clip });
    // The next Tab goes on from here.
    await page.evaluate(() => (document.activeElement as HTMLElement).blur());
    if (focused.equals(await page.screenshot({ clip }))) unseen.push(stop.name);
  }
}
