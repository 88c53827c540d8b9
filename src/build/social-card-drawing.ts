import { NOT_IN_TYPEFACE } from '../constants.ts';
import { palette } from '../styles/palette.ts';
import { markShapes } from './favicons.ts';
import { measureLine, setLine, type TextLine } from './typeface.ts';

export const cardSize = { width: 1200, height: 630 };

const margin = 80;
const maxWidth = 780;
/** From these, the largest at which the title fits on three lines. */
const sizes = [84, 72, 62, 54];
const maxLines = 3;

/** The text if the typeface has all of its letters, else none: half a name is worse. The check warns of it. */
const settable = (text: string) => (text.normalize('NFC').search(NOT_IN_TYPEFACE) < 0 ? text : '');

/** The layer above every card's photograph: gradients, company name and cable, as SVG without fonts. */
export async function cardFrame(company: string): Promise<string> {
  const name = await setLine(settable(company), 600, 34);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".94"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".05"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".9"/></linearGradient>
</defs>
<path fill="url(#side)" d="M0 0h1200v630H0z"/><path fill="url(#foot)" d="M0 0h1200v630H0z"/>
<g transform="translate(${margin - 12} 66) scale(2.1)">${markShapes}</g>
<path fill="${palette.textOnInk}" transform="translate(${margin + 66} 113)" d="${name.path}"/>
<path fill="none" stroke="${palette.cable}" stroke-width="3" d="M40 0V514a34 34 0 0 0 34 34H1092"/>
<rect x="1080" y="528" width="40" height="40" rx="11" fill="${palette.signal}" fill-opacity=".2"/><rect x="1088" y="536" width="24" height="24" rx="7" fill="${palette.signal}"/>
</svg>`;
}

/** The title of a card, as SVG without fonts, and its position. */
export async function cardTitle(title: string): Promise<{ drawing: string; left: number; top: number }> {
  const { lines, size } = await fitTitle(settable(title));
  const leading = Math.round(size * 1.08);
  const height = leading * lines.length + Math.round(size * 0.3);
  const text = lines.map(
    ({ path }, index) => `<path transform="translate(4 ${size + index * leading})" d="${path}"/>`,
  );
  const lastLine = 462;
  return {
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${maxWidth + 8}" height="${height}" fill="#fff">${text.join('')}</svg>`,
    left: margin - 8,
    top: lastLine - size - leading * (lines.length - 1),
  };
}

async function fitTitle(title: string): Promise<{ lines: TextLine[]; size: number }> {
  const words = title.split(/\s+/);
  let best: { lines: TextLine[]; size: number } = { lines: [], size: 0 };
  for (const size of sizes) {
    best = { lines: await balance(words, size), size };
    if (best.lines.length <= maxLines && best.lines.every(({ width }) => width <= maxWidth)) break;
  }
  return best;
}

/** Breaks words into the fewest lines that fit the width, and balances their lengths. */
async function balance(words: string[], size: number): Promise<TextLine[]> {
  const fewest = (await breakLines(words, size, maxWidth)).length;
  let narrow = 0;
  let wide = maxWidth;
  while (wide - narrow > 8) {
    const middle = (narrow + wide) / 2;
    if ((await breakLines(words, size, middle)).length <= fewest) wide = middle;
    else narrow = middle;
  }
  return Promise.all((await breakLines(words, size, wide)).map((line) => setLine(line, 600, size)));
}

async function breakLines(words: string[], size: number, width: number): Promise<string[]> {
  const lines: string[] = [];
  for (const word of words) {
    const longer = lines.length === 0 ? word : `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && (await measureLine(longer, 600, size)) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
