import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

/** The bytes behind the characters of Windows’ Western encoding. */
const bytes = new Map(
  Array.from({ length: 256 }, (_, byte) => [
    new TextDecoder('windows-1252').decode(Uint8Array.of(byte)),
    byte,
  ]),
);

/** The text that was read with the wrong encoding; undefined if these letters are not the result of that. */
function decoded(letters: string): string | undefined {
  const found = [...letters].map((letter) => bytes.get(letter));
  if (found.includes(undefined)) return undefined;
  const text = new TextDecoder().decode(Uint8Array.from(found as number[]));
  return text.includes('\ufffd') ? undefined : text;
}

/** UTF-8 that was read as Windows’ Western encoding, as in “clinicâ€™s”. */
export default patternRule({
  code: 'wrong-letters',
  severity: 'error',
  inMarkdown: true,
  pattern: /[Ââ](?:€.|\u20ac[\u0080-\u00ff])|Ã[\u0080-\u00bf\u2013-\u2122\u0152-\u017e]|Â[\u00a0-\u00bf]/,
  report([found], text) {
    const meant = decoded(found);
    return {
      message: `${quote(found)} is a letter or sign that came out wrong when the text was copied.`,
      suggestion: meant?.trim() ? `Write ${quote(meant)} instead.` : 'Write the letter or sign itself.',
      ...(meant === undefined ? {} : { fixed: text.replaceAll(found, meant) }),
    };
  },
});
