import { expect } from '@playwright/test';
import { documentTitle } from '../../src/site/page/head.ts';
import type { ServedSite } from '../browser/support/served-site.ts';
import { titleOf } from '../browser/support/visitor.ts';
import type { Send } from './webdriver.ts';

/** Keys of WebDriver that are no characters. */
export const KEYS = { Escape: '\uE00C', Enter: '\uE007' } as const;

/** A visitor of the site in a browser that WebDriver drives. Elements are named by CSS selectors; the first match counts. */
export class Visitor {
  constructor(
    private readonly send: Send,
    private readonly site: ServedSite,
  ) {}

  /** Runs a function in the page; its arguments and what it returns are JSON, undefined becomes null. */
  evaluate<Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ): Promise<Awaited<Result>> {
    const script = `return (${run})(...arguments)`;
    return this.send('ExecuteScript', { script, args }) as Promise<Awaited<Result>>;
  }

  /** Waits until a function gives true in the page. */
  until<Args extends unknown[]>(run: (...args: Args) => boolean, ...args: Args): Promise<void> {
    return expect.poll(() => this.evaluate(run, ...args), { message: String(run) }).toBe(true);
  }

  async goto(address: string): Promise<void> {
    await this.send('Navigate', { url: this.site.url + address });
  }

  /** Loads a page and hydrates it at once rather than when the browser is idle. */
  async open(address: string): Promise<void> {
    await this.goto(address);
    await this.hydrated();
  }

  async hydrated(): Promise<void> {
    await this.evaluate(
      () => void document.documentElement.dispatchEvent(new Event('wheel', { bubbles: true })),
    );
    await this.until(() => document.documentElement.classList.contains('hydrated'));
    await this.frame();
  }

  /** Waits for two frames: observers of the screen report after the next one. */
  async frame(): Promise<void> {
    await this.evaluate(
      () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
    );
  }

  /** Makes the window as wide as this; its height differs by the browser's toolbars. */
  async size(width: number): Promise<void> {
    await this.send('SetWindowRect', { width, height: 900 });
    await this.until((width) => window.innerWidth === width, width);
    await this.frame();
  }

  back = () => this.send('Back');
  forward = () => this.send('Forward');

  /** Reloads as a visitor does: the driver of Firefox would bypass the cache, and such a reload keeps no place. */
  async reload(): Promise<void> {
    const before = await this.evaluate(() => {
      location.reload();
      return performance.timeOrigin;
    });
    await this.until((before) => performance.timeOrigin > before, before);
    await this.hydrated();
  }

  /** Moves the mouse to a point of the window. */
  async pointAt(x: number, y: number): Promise<void> {
    await this.mouse({ type: 'pointerMove', x, y, duration: 50 });
  }

  /** Moves the mouse to the middle of an element, which is scrolled into view first and has to stand still. */
  async hover(selector: string): Promise<void> {
    await this.until(isShown, selector);
    const [x, y] = await this.evaluate(async (selector) => {
      const element = document.querySelector(selector) as Element;
      let box = element.getBoundingClientRect();
      // Typing and messages scroll the page a few frames later.
      for (let still = 0; still < 12; ) {
        const last = box.x + box.y;
        if (box.top < 0 || box.bottom > window.innerHeight)
          element.scrollIntoView({ block: 'center', behavior: 'instant' });
        await new Promise(requestAnimationFrame);
        box = element.getBoundingClientRect();
        still = last === box.x + box.y ? still + 1 : 0;
      }
      return [Math.round(box.x + box.width / 2), Math.round(box.y + box.height / 2)] as const;
    }, selector);
    await this.pointAt(x, y);
  }

  async click(selector: string): Promise<void> {
    await this.hover(selector);
    await this.press();
  }

  /** Clicks at a point of the window. */
  async clickAt(x: number, y: number): Promise<void> {
    await this.pointAt(x, y);
    await this.press();
  }

  private press = () => this.mouse({ type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 });

  /** Types text, or keys of KEYS, into what has the focus. */
  async type(text: string): Promise<void> {
    const keys = [...text].flatMap((value) => [
      { type: 'keyDown', value },
      { type: 'keyUp', value },
    ]);
    await this.send('PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions: keys }] });
  }

  private mouse(...actions: object[]) {
    const parameters = { pointerType: 'mouse' };
    return this.send('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', parameters, actions }] });
  }

  async expectShown(selector: string, shown = true): Promise<void> {
    await expect
      .poll(() => this.evaluate(isShown, selector), { message: `${selector} is shown` })
      .toBe(shown);
  }

  /** Scrolls and waits for the frames around it, see scrollTo in tests/browser/support/visitor.ts. */
  async scrollTo(top: number): Promise<void> {
    await this.frame();
    await this.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
    await this.frame();
  }

  async expectScrolled(top: number): Promise<void> {
    await expect.poll(() => this.evaluate(() => window.scrollY), { message: 'scrolled' }).toBe(top);
  }

  /** Waits for a page that a link, Back or Forward leads to: its address, its title and the focus on its heading. */
  async expectAt(address: string): Promise<void> {
    const title = documentTitle(this.site.content, titleOf(address));
    await expect
      .poll(() =>
        this.evaluate(() => ({
          address: location.pathname,
          title: document.title,
          focus: document.activeElement?.tagName,
        })),
      )
      .toEqual({ address, title, focus: 'H1' });
  }
}

/** Whether an element is shown, neither hidden nor transparent. Runs in the page. */
const isShown = (selector: string) =>
  document.querySelector(selector)?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) ===
  true;
