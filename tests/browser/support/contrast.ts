import type { Page } from '@playwright/test';
import sharp from 'sharp';

interface Line {
  text: string;
  color: [red: number, green: number, blue: number];
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A channel's part in the relative luminance of WCAG 2, by its value. */
const LINEAR = Float64Array.from({ length: 256 }, (_, channel) => {
  const part = channel / 255;
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
});

const luminance = (red = 0, green = 0, blue = 0) =>
  0.2126 * (LINEAR[red] ?? 0) + 0.7152 * (LINEAR[green] ?? 0) + 0.0722 * (LINEAR[blue] ?? 0);

/** The contrast ratio of two luminances, from 1 to 21. */
const ratio = (a: number, b: number) => (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);

/** Every line of text in the elements, with its colour; the text itself is made invisible. */
const hideText = (page: Page, selector: string) =>
  page.locator(selector).evaluateAll((roots): Line[] => {
    const lines: Line[] = [];
    for (const root of roots) {
      const texts = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      for (let node = texts.nextNode(); node; node = texts.nextNode()) {
        const parent = node.parentElement;
        if (!parent || !node.textContent?.trim()) continue;
        const [red = 0, green = 0, blue = 0] =
          getComputedStyle(parent).color.match(/\d+/g)?.map(Number) ?? [];
        const range = document.createRange();
        range.selectNodeContents(node);
        for (const { x, y, width, height } of range.getClientRects())
          lines.push({ text: node.textContent, color: [red, green, blue], x, y, width, height });
        parent.style.setProperty('-webkit-text-fill-color', 'transparent', 'important');
      }
    }
    return lines;
  });

/** The area of the window that contains all lines. */
function areaOf(lines: Line[]) {
  const x = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.x))));
  const y = Math.max(0, Math.floor(Math.min(...lines.map((line) => line.y))));
  const right = Math.ceil(Math.max(...lines.map((line) => line.x + line.width)));
  const bottom = Math.ceil(Math.max(...lines.map((line) => line.y + line.height)));
  return { x, y, width: right - x, height: bottom - y };
}

/**
 * Measures the contrast of every line of text in the elements against the pixels beneath it. They have to be within
 * the window.
 * @returns for each line the contrast that 99 of 100 pixels reach; NaN for one outside of the window
 */
export async function measureContrast(
  page: Page,
  selector: string,
): Promise<{ text: string; contrast: number }[]> {
  const lines = await hideText(page, selector);
  // Only what is beneath the lines: a screenshot of the whole window takes twice as long.
  const clip = areaOf(lines);
  const picture = sharp(await page.screenshot({ animations: 'disabled', clip })).removeAlpha();
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true });
  return lines.map(({ text, color, x, y, width, height }) => {
    const own = luminance(...color);
    const [left, right] = [
      Math.max(0, Math.floor(x - clip.x)),
      Math.min(info.width, Math.ceil(x - clip.x + width)),
    ];
    const [top, bottom] = [
      Math.max(0, Math.floor(y - clip.y)),
      Math.min(info.height, Math.ceil(y - clip.y + height)),
    ];
    const ratios: number[] = [];
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const at = (row * info.width + column) * 3;
        ratios.push(ratio(own, luminance(data[at], data[at + 1], data[at + 2])));
      }
    }
    const sorted = Float64Array.from(ratios).sort();
    return { text, contrast: sorted[Math.floor(sorted.length / 100)] ?? Number.NaN };
  });
}
