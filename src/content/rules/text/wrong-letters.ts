import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

/** The characters of Windows’ Western encoding from 0x80 to 0x9F; the others are those of Unicode. */
const special = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
const byteOf = (letter: string) =>
  special.includes(letter) ? 0x80 + special.indexOf(letter) : letter.charCodeAt(0);

/** The text that was read with the wrong encoding; undefined if these letters are not the result of that. */
function decoded(letters: string): string | undefined {
  const bytes = [...letters].map(byteOf);
  if (bytes.some((byte) => byte > 0xff)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(bytes));
  return text.includes('\ufffd') ? undefined : text;
}

const wrong = /[Ââ](?:€.|\u20ac[\u0080-\u00ff])|Ã[\u0080-\u00bf\u2013-\u2122\u0152-\u017e]|Â[\u00a0-\u00bf]/;
const all = new RegExp(wrong, 'g');

/** UTF-8 that was read as Windows’ Western encoding, as in “clinicâ€™s”. */
export default patternRule({
  code: 'wrong-letters',
  about: ['Letters that came out wrong when text was copied', 'clinicâ€™s'],
  severity: 'error',
  inMarkdown: true,
  pattern: wrong,
  report([found], text) {
    const meant = decoded(found);
    return {
      message: `${quote(found)} is a letter or sign that came out wrong when the text was copied.`,
      suggestion: meant?.trim() ? `Write ${quote(meant)} instead.` : 'Write the letter or sign itself.',
      fixed: meant && text.replace(all, (one) => decoded(one) ?? one),
    };
  },
});
