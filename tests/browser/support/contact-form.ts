import type { Locator, Page } from '@playwright/test';
import { expect } from './test.ts';
import { addresses, hasSection, wake } from './visitor.ts';

export const MESSAGE = {
  name: 'Ada Łovelace',
  email: 'ada@engine.example',
  title: 'Analyst',
  message: 'Hello 👋🏽\nTwo buildings, “forty” desks.',
};

/** The page with the form. */
const formPage = addresses.find((address) => hasSection(address, 'contact-form')) ?? '/contact';

/** The contact form as visitors use it. */
export class ContactForm {
  readonly button: Locator;
  readonly banner: Locator;

  constructor(readonly page: Page) {
    this.button = page.locator('.contact-form button[type=submit]');
    this.banner = page.locator('.form-banner-card');
  }

  field(name: string): Locator {
    return this.page.locator(`.contact-form [name="${name}"]`);
  }

  /** Opens the page of the form and waits until scripts handle the form. */
  async open(): Promise<void> {
    await this.page.goto(formPage, { waitUntil: 'domcontentloaded' });
    await this.ready();
  }

  /** Waits for the toasts too, which come after hydration. */
  async ready(): Promise<void> {
    await wake(this.page);
    await this.page.locator('.toasts').waitFor({ state: 'attached' });
  }

  async fill(values: Partial<typeof MESSAGE> = MESSAGE): Promise<void> {
    for (const [name, value] of Object.entries(values)) await this.field(name).fill(value);
  }

  async expectValues(values: Partial<typeof MESSAGE>): Promise<void> {
    for (const name of Object.keys(MESSAGE) as (keyof typeof MESSAGE)[])
      await expect(this.field(name)).toHaveValue(values[name] ?? '');
  }

  async expectIdle(): Promise<void> {
    await expect(this.button).toHaveText('Send Message');
    await expect(this.button).toBeEnabled();
  }
}
