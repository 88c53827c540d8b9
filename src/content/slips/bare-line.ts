import { quote } from '../explain/wording.ts';
import { brokenKey, oddDash } from './bare.ts';
import { type Entry, readEntry, reindent } from './entry.ts';
import { type Frame, type Pending, wants } from './frames.ts';
import { jsonItem } from './json-item.ts';
import { mistypedKey } from './mistyped-key.ts';
import { isWrapped } from './parts.ts';
import { addDash } from './place-key.ts';
import { STRAY_LINE } from './put-aside.ts';
import { remark } from './remark.ts';
import { respelled } from './respell.ts';
import type { Structure } from './structure.ts';

/**
 * Reads a line that has neither a dash nor a key: what did it want to be?
 * @returns `again` when the line was repaired and has to be read anew
 */
export function bareLine(on: Structure, at: number, entry: Entry, tabbed: boolean): 'again' | undefined {
  const list = listAround(on, entry);
  if (list && jsonItem(on, at, entry, list.indent)) return undefined;
  if (remark(on, at, entry)) return undefined;
  return dash(on, at, entry) ?? key(on, at, entry) ?? item(on, at, entry) ?? rest(on, at, entry, tabbed);
}

/** The list that a line without a dash may be an item of. */
function listAround(on: Structure, entry: Entry): { indent: number; textual: boolean } | undefined {
  const { pending, top } = on;
  if (pending?.shape?.kind === 'list') {
    return { indent: Math.max(entry.indent, pending.indent), textual: pending.shape.item?.kind === 'text' };
  }
  const list: Frame | undefined = top?.kind === 'seq' ? top : on.exact('seq', entry.indent);
  if (!list) return undefined;
  const item = list.shape?.item;
  return { indent: list.indent, textual: list === top && (item === undefined || item.kind === 'text') };
}

function dash(on: Structure, at: number, entry: Entry): 'again' | undefined {
  const odd = oddDash(entry.value);
  if (!odd || !listAround(on, entry)) return undefined;
  const line = `${' '.repeat(entry.indent)}- ${odd.text}`;
  on.draft.repair(at, line, {
    from: entry.indent,
    to: entry.indent + odd.mark.length,
    code: odd.glued ? 'glued-dash' : 'odd-dash',
    message: odd.glued
      ? 'A space is missing after the dash.'
      : `An item of a list begins with a plain dash, not with ${/[\uf000-\uf0ff]/.test(odd.mark) ? 'another sign' : quote(odd.mark)}.`,
    suggestion: line.trimStart(),
    certain: odd.certain,
  });
  return 'again';
}

function key(on: Structure, at: number, entry: Entry): 'again' | undefined {
  if (respelled(on, at, entry)) return 'again';
  const { pending } = on;
  const here = on.exact('map', entry.indent);
  if (on.top?.kind === 'seq' && !here) return undefined;
  const under =
    pending?.shape?.kind === 'map' && entry.indent > pending.indent ? [...pending.shape.fields.keys()] : [];
  const maps = on.stack.filter(({ kind }) => kind === 'map').reverse();
  const open = (here ? [here, ...maps] : maps).flatMap((frame) =>
    [...(frame.shape?.fields.keys() ?? [])].filter((name) => wants(frame, name)),
  );
  const broken = brokenKey(entry.value, [...under, ...open]);
  if (!broken) {
    const group = on.groupAt(entry.indent);
    return group && mistypedKey(on, at, entry, group);
  }
  // Further in than any field, this is more likely a text that goes on than a field that is spoiled twice.
  const sign = entry.value.slice(broken.from, broken.to);
  if (!here && !pending && !/[:=;>→：﹕]/.test(sign)) return undefined;
  const line = `${' '.repeat(entry.indent)}${broken.key}: ${broken.value}`.trimEnd();
  on.draft.repair(at, line, {
    from: entry.indent + broken.from,
    to: entry.indent + broken.to,
    code: broken.code,
    message: broken.message,
    suggestion: line.trimStart(),
    certain: true,
  });
  return 'again';
}

function item(on: Structure, at: number, entry: Entry): 'again' | undefined {
  const list = listAround(on, entry);
  if (!list?.textual || entry.indent < list.indent) return undefined;
  if (/^[[{]/.test(entry.value) && on.pending) return undefined;
  if (!on.pending && entry.indent > list.indent && isWrapped(on, at, entry.value)) return undefined;
  return addDash(on, at, entry, list.indent);
}

/** A line of text that continues the one before, or that has come loose from it. */
function rest(on: Structure, at: number, entry: Entry, tabbed: boolean): undefined {
  const owner = on.pending?.indent ?? on.top?.indent ?? 0;
  if (entry.indent > owner || at === 0) return;
  if (on.pending?.shape?.kind === 'text') return textUnderKey(on, at, entry, on.pending);
  if (on.follow(at, tabbed, owner + 2)) return;
  const moved = reindent(on.line(at), owner + 2);
  const apart = on.line(at - 1).trim() === '';
  on.draft.repair(at, asksToGoOn(on.line(at - 1)) ? moved : `#${on.line(at)}`, {
    from: entry.indent,
    to: on.line(at).trimEnd().length,
    code: 'loose-line',
    message: 'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
    suggestion: apart ? STRAY_LINE : 'If it belongs to the text above, write both on one line.',
    certain: false,
  });
}

/** The text of a field on the lines below it, which do not stand further in. */
function textUnderKey(on: Structure, at: number, entry: Entry, { key, indent }: Pending): undefined {
  const moved = reindent(on.line(at), indent + 2);
  const slip = on.draft.repair(at, moved, {
    from: 0,
    to: on.line(at).trimEnd().length,
    code: 'indentation',
    message: `This text belongs to ${quote(key)} above, and has to stand further in than that.`,
    suggestion: moved.trimEnd(),
    certain: true,
  });
  for (let n = at + 1; n < on.draft.lines.length; n++) {
    const next = readEntry(on.line(n));
    if (next.value === '' || next.key !== undefined || next.dashes > 0 || next.indent > entry.indent) break;
    on.draft.change(slip, n, reindent(on.line(n), indent + 2));
  }
}

/** Whether the text of a line is not complete: it stands without quotes, and ends with a comma. */
const asksToGoOn = (line: string) => /^[^#]*[^\s"'\]}],\s*$/.test(line);
