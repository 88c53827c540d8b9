/** The sections below the first screen; see Sections.tsx. */
const BELOW = '#first-screen ~ *';

const nextFrame = () => new Promise(requestAnimationFrame);

/**
 * Shows the text in its typeface. Laying out all text again would be the longest task of a page, 50 ms on a phone. So it
 * begins with what is on the screen; the sections below it follow, one a frame, and keep the height that they had until then.
 * @throws if the typeface cannot be loaded; the fallback stays, which has its metrics
 */
export async function showTypeface(loading: Promise<FontFace>): Promise<void> {
  const face = await loading;
  const sheet = new CSSStyleSheet();
  const skipLayout = (count: number) =>
    sheet.replaceSync(`${BELOW}:nth-last-child(-n + ${count}) { content-visibility: auto }`);
  let count = document.querySelectorAll(BELOW).length;
  skipLayout(count);
  document.adoptedStyleSheets.push(sheet);
  // Added only when loaded, so that the text is laid out again once, not twice. Switching to a face of the style sheet by a
  // class on the root would also recalculate the style of every element.
  document.fonts.add(face);
  while (count > 0) {
    await nextFrame();
    skipLayout(--count);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
}
