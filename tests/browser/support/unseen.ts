import type { Page } from '@playwright/test';

/** Every text of the main content that a visitor cannot see. */
export const unseen = (page: Page) =>
  page.locator('main').evaluate((main) => {
    const visible = (element: Element) =>
      element.checkVisibility({
        opacityProperty: true,
        visibilityProperty: true,
        contentVisibilityAuto: true,
      });
    return (
      Array.from(main.querySelectorAll('h1, h2, h3, p, li, dt, dd, a, label, form button'))
        .filter(
          (element) =>
            element.textContent?.trim() && !element.closest('[aria-hidden=true], .visually-hidden'),
        )
        // Without a box of its own, it is as visible as the texts in it.
        .filter((element) => getComputedStyle(element).display !== 'contents')
        .filter((element) => !visible(element) || element.getBoundingClientRect().height === 0)
        .map(({ tagName, textContent }) => `${tagName} ${textContent?.slice(0, 60)}`)
    );
  });
