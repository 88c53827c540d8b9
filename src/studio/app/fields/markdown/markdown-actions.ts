/** A text with its selection. */
export interface Selected {
  text: string;
  start: number;
  end: number;
}

/** Puts signs around the selected words, or takes them away. */
export function wrap({ text, start, end }: Selected, signs: string): Selected {
  const [from, to] = withoutSpace(text, start, end);
  const words = text.slice(from, to);
  const { length } = signs;
  if (isWrapped(text, from, to, signs)) {
    const next = text.slice(0, from - length) + words + text.slice(to + length);
    return { text: next, start: from - length, end: to - length };
  }
  return {
    text: text.slice(0, from) + signs + words + signs + text.slice(to),
    start: from + length,
    end: to + length,
  };
}

/** One star is not two: `**bold**` is not italic. */
function isWrapped(text: string, from: number, to: number, signs: string): boolean {
  const [sign = ''] = signs;
  const count = (step: number, at: number): number => (text[at] === sign ? 1 + count(step, at + step) : 0);
  const around = Math.min(count(-1, from - 1), count(1, to));
  return signs.length === 2 ? around >= 2 : around % 2 === 1;
}

/** Markdown knows no emphasis that begins or ends with a space. */
function withoutSpace(text: string, start: number, end: number): [number, number] {
  const words = text.slice(start, end);
  if (words.trim() === '') return [start, end];
  return [start + (words.length - words.trimStart().length), end - (words.length - words.trimEnd().length)];
}

/** What a line can begin with. */
const lineStart = /^(#{1,6} |> |[-*+] |\d+[.)] )/;

/** Begins every selected line with a sign, or takes it away where all have it. A line has one such sign. */
export function startLines({ text, start, end }: Selected, signs: string): Selected {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const to = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const lines = text.slice(from, to).split('\n');
  const filled = lines.filter((line, _, all) => line !== '' || all.length === 1);
  const isOn = filled.every((line) => line.startsWith(signs));
  const next = lines.map((line) => {
    if (line === '' && lines.length > 1) return line;
    const bare = line.replace(lineStart, '');
    return isOn ? bare : signs + bare;
  });
  const changed = next.join('\n');
  return { text: text.slice(0, from) + changed + text.slice(to), start: from, end: from + changed.length };
}

/** Puts a block of its own below the line of the selection. */
export function insertBlock({ text, end }: Selected, block: string): Selected {
  const lineEnd = text.indexOf('\n', end) < 0 ? text.length : text.indexOf('\n', end);
  const before = text.slice(0, lineEnd).trimEnd();
  const after = text.slice(lineEnd).trimStart();
  const lead = before === '' ? '' : `${before}\n\n`;
  return {
    text: `${lead}${block}\n${after === '' ? '' : `\n${after}`}`,
    start: lead.length,
    end: lead.length + block.length,
  };
}

/** Makes a link of the selected words. */
export function insertLink({ text, start, end }: Selected, words: string, address: string): Selected {
  const link = `[${words.replace(/[[\]]/g, '\\$&')}](${address.replaceAll(' ', '%20')})`;
  return {
    text: text.slice(0, start) + link + text.slice(end),
    start: start + link.length,
    end: start + link.length,
  };
}

export const TABLE = '| Column | Column |\n| --- | --- |\n| Cell | Cell |';
