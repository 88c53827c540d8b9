import { palette } from '../styles/palette.ts';
import { markShapes } from './favicons.ts';
import { measureLine, setLine, type TextLine } from './typeface.ts';

export const cardSize = { width: 1200, height: 630 };

const margin = 80;
const room = 780;
/** The largest size at which a title fits on three lines is used. */
const sizes = [84, 72, 62, 54];
const mostLines = 3;

/** What every card of the company has over its photograph: shade, name and cable, as SVG without fonts. */
export async function cardFrame(company: string): Promise<string> {
  const name = await setLine(company, 600, 34);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630">
<defs>
<linearGradient id="side"><stop offset="0" stop-color="${palette.ink}" stop-opacity=".94"/><stop offset=".5" stop-color="${palette.ink}" stop-opacity=".7"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".05"/></linearGradient>
<linearGradient id="foot" x2="0" y2="1"><stop offset=".55" stop-color="${palette.ink}" stop-opacity="0"/><stop offset="1" stop-color="${palette.ink}" stop-opacity=".9"/></linearGradient>
</defs>
<path fill="url(#side)" d="M0 0h1200v630H0z"/><path fill="url(#foot)" d="M0 0h1200v630H0z"/>
<g transform="translate(${margin - 12} 66) scale(2.1)">${markShapes}</g>
<path fill="${palette.textOnInk}" transform="translate(${margin + 66} 113)" d="${name.path}"/>
<path fill="none" stroke="${palette.cable}" stroke-width="3" d="M0 548h838a22 22 0 0 0 15.6-6.4l13-13a22 22 0 0 1 15.5-6.4H1106"/>
<circle cx="${margin}" cy="548" r="7" fill="${palette.ink}" stroke="${palette.cable}" stroke-width="3"/>
<circle cx="1120" cy="522" r="21" fill="${palette.signal}" fill-opacity=".18"/><circle cx="1120" cy="522" r="10" fill="${palette.signal}"/>
</svg>`;
}

/** The title of one card, as SVG without fonts, and where it is laid. */
export async function cardTitle(title: string): Promise<{ drawing: string; left: number; top: number }> {
  const { lines, size } = await fitTitle(title);
  const leading = Math.round(size * 1.08);
  const height = leading * lines.length + Math.round(size * 0.3);
  const text = lines.map(
    ({ path }, index) => `<path transform="translate(4 ${size + index * leading})" d="${path}"/>`,
  );
  const lastLine = 462;
  return {
    drawing: `<svg xmlns="http://www.w3.org/2000/svg" width="${room + 8}" height="${height}" fill="#fff">${text.join('')}</svg>`,
    left: margin - 8,
    top: lastLine - size - leading * (lines.length - 1),
  };
}

async function fitTitle(title: string): Promise<{ lines: TextLine[]; size: number }> {
  const words = title.split(/\s+/);
  let best: { lines: TextLine[]; size: number } = { lines: [], size: 0 };
  for (const size of sizes) {
    best = { lines: await balance(words, size), size };
    if (best.lines.length <= mostLines && best.lines.every(({ width }) => width <= room)) break;
  }
  return best;
}

/** Breaks words into as few lines as the room allows, and those into lines as equal as they can be. */
async function balance(words: string[], size: number): Promise<TextLine[]> {
  const fewest = (await breakLines(words, size, room)).length;
  let narrow = 0;
  let wide = room;
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
