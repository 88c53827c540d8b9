import type { Page } from '@playwright/test';

export const overflowing = (page: Page) => page.evaluate(findOverflow);

/** What reaches past the window's edge: the page itself, or a text in it. Runs in the page. */
export const findOverflow = () => {
  const { clientWidth, scrollWidth } = document.documentElement;
  const found = scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!node.textContent?.trim() || !parent?.checkVisibility({ visibilityProperty: true })) continue;
    if (parent.closest('.visually-hidden, .skip-link, .table-scroll, [aria-hidden=true], script, style'))
      continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    for (const { left, right } of range.getClientRects())
      if (left < -0.5 || right > clientWidth + 0.5)
        found.push(`${node.textContent.slice(0, 40)}: ${left} to ${right}`);
  }
  return found;
};
