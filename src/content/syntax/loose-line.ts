import { sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { type Field, type FieldNames, isAlways, isGroup, isName } from '../schema/field-names.ts';
import type { Finding } from './file-edits.ts';
import { indentOf } from './line.ts';

/** What is wrong in a line that is no YAML, and the line as it was meant. */
type Recognised = Finding & { line: string };

/**
 * Recognises a line that is no YAML by the sign that is wrong in it.
 * @param inList whether items of a list are around it
 * @param keys the fields of the group around it, so far
 */
export function recognise(
  line: string,
  names: FieldNames,
  inList: boolean,
  keys?: ReadonlyMap<string, unknown>,
) {
  const indent = indentOf(line);
  const body = line.trim();
  const found = silentLine(body) ?? oddDash(body, inList) ?? oddColon(body, names, keys);
  const read = found?.line && ' '.repeat(indent) + found.line;
  return found && { ...found, from: indent + found.from, to: indent + found.to, line: read ?? '' };
}

/** A comment as other languages write it; a rule, a lone bracket or the fence of an example. */
function silentLine(body: string): Recognised | undefined {
  const place = { from: 0, to: body.length };
  const [, one, other, rest] = /^(?:<!--\s*(.*?)\s*-->|\/\*+\s*(.*?)\s*\*+\/|\/\/+\s*(.*))$/.exec(body) ?? [];
  const comment = one ?? other ?? rest;
  const message = 'A comment that visitors do not see begins with a “#” here.';
  if (comment !== undefined)
    return { ...place, code: 'foreign-comment', message, certain: true, line: `# ${comment}` };
  if (!/^(?:[=~`*_})\]]+[,;]?|`{3,}\s*\w+|-{4,}|-(?: -){2,})$/.test(body)) return undefined;
  const about = { code: 'stray-line', message: 'This line says nothing here. Delete it.' } as const;
  return { ...place, ...about, certain: !/^[`~]/.test(body), line: '' };
}

/** A dash without its space, or another sign in place of a dash. */
function oddDash(body: string, inList: boolean): Recognised | undefined {
  const [, rest] = /^-(?![-\s>])(.*)$/.exec(body) ?? [];
  const glued = 'A space is missing after the dash.';
  if (rest !== undefined)
    return { from: 0, to: 1, code: 'glued-dash', message: glued, certain: inList, line: `- ${rest}` };
  const [, mark, text] =
    /^([–—−‑‐•·▪▫■□●○◦‣⁃∙◆◇►▶➤➢*+\uf000-\uf0ff]|[✓✔✅☑→⇒]\ufe0f?)\s*(\S.*)$/.exec(body) ??
    /^(->|=>|[>~_o]|\d{1,2}[.)])\s+(\S.*)$/.exec(body) ??
    [];
  if (mark === undefined || !inList) return undefined;
  const name = /[\uf000-\uf0ff]/.test(mark) ? 'another sign' : quote(mark);
  const message = `An item of a list begins with a plain dash, not with ${name}.`;
  return { from: 0, to: mark.length, code: 'odd-dash', message, certain: true, line: `- ${text}` };
}

const keyAndSign =
  /^["'*_]*([A-Za-z][\w-]*)["'*_]*\s*(=>|:=|[-–—]?>|→|[:;=：﹕,]|[-–—](?=\s)|\.(?=\s|$))?\s*(.*)$/;

/** A field with another sign than a colon and a space behind its name, or with none. */
export function oddColon(
  body: string,
  names: FieldNames,
  keys?: ReadonlyMap<string, unknown>,
): Recognised | undefined {
  const [, word = '', sign, rest = ''] = keyAndSign.exec(body) ?? [];
  const key = names.has(word) ? word : [...names.keys()].find((name) => sign && sameName(name, word));
  const isEmpty = rest === '' && !names.get(key ?? '')?.some(isGroup);
  if (key === undefined || keys?.has(key) || (!sign && isEmpty)) return undefined;
  const message = `The field ${quote(key)} needs a colon and a space right behind its name.`;
  const to = body.length - rest.length;
  return { from: 0, to, code: 'wrong-colon', message, certain: true, line: `${key}: ${rest}`.trimEnd() };
}

/** What people paste that is no content. */
const pasted: [RegExp, string][] = [
  [/^>/, 'a quoted mail'],
  [/^<[/a-z!][^>]*>/i, 'a web page (HTML)'],
  [/^\|.*\|$|\S\t\S/, 'a table or a spreadsheet'],
  [/^(?:diff --git |@@ -\d)/, 'a list of changes to a file (a “diff”)'],
];

/** What to say of a line that is neither a field nor an item. @param above the field whose text is above it */
export function looseLine(line: string, inList: boolean, above: Field | undefined): Finding {
  const from = indentOf(line);
  const body = line.trim();
  const to = from + body.length;
  const [, origin] = pasted.find(([pattern]) => pattern.test(body)) ?? [];
  if (origin !== undefined) {
    const suggestion = 'Write each text behind the name of its field, such as “title: …”.';
    return { from, to, code: 'loose-line', message: `This line comes from ${origin}.`, suggestion };
  }
  if (inList) {
    const message = 'This line is in a list, but does not begin with a dash.';
    const suggestion = 'If it is an item, begin it with a dash; if it is a note, begin it with #.';
    return { from, to, code: 'lost-dash', message, suggestion };
  }
  const message =
    'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).';
  const isText = above && !isAlways(above, isGroup) && !isAlways(above, isName);
  const text = isText
    ? `the text of ${quote(above.name)}, indent it further than that line`
    : 'a text, write it behind that';
  const suggestion = `If it belongs to ${text}; if it is a note, begin it with #.`;
  return { from, to, code: 'loose-line', message, suggestion };
}
