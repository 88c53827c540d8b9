import { nameDistance, plainName, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { fieldSynonyms } from '../schema/synonyms.ts';
import { brokenKey } from './broken-key.ts';
import { cost } from './costs.ts';
import { type Entry, readEntry, readSeveralWords } from './line.ts';
import type { Edit } from './mistake.ts';
import { oddDash } from './odd-dash.ts';
import { type Context, fieldsAround, nextEntry, type State, shapesAround } from './search-state.ts';
import { isSections } from './sections.ts';

/** One way to read a line after its indentation and dash. */
export interface Rewrite {
  entry: Entry;
  /** The text behind the dash. */
  body: string;
  key: string | undefined;
  cost: number;
  about?: Pick<Edit, 'from' | 'to' | 'code' | 'message' | 'certain'>;
  /** Whether the next line is a part of this one. */
  withNext?: boolean;
}

type About = Omit<NonNullable<Rewrite['about']>, 'certain'> & { certain?: boolean };

const rewrite = (entry: Entry, body: string, price: number, about: About): Rewrite => ({
  entry,
  body: body.trimEnd(),
  key: readEntry(body).key,
  cost: price,
  about: { certain: true, ...about },
});

/** The line as it is. A field whose name has several words is more likely a text, unless people use such a name. */
export function asWritten({ lines }: Context, { at }: State): Rewrite[] {
  const line = lines[at] ?? '';
  const entry = readEntry(line);
  if (entry.dashes > 1) return [];
  const several = entry.key === undefined ? readSeveralWords(line) : undefined;
  const isKnown = several && Object.hasOwn(fieldSynonyms, plainName(several.key));
  const key = entry.key ?? several?.key;
  return [{ entry, body: line.slice(entry.column), key, cost: several && !isKnown ? 0.1 : 0 }];
}

/** The line as the fields or items that its words may be meant for. */
export function rewrites(ctx: Context, state: State): Rewrite[] {
  const line = ctx.lines[state.at] ?? '';
  const entry = readEntry(line);
  const several = entry.key === undefined ? readSeveralWords(line) : undefined;
  if (several && Object.hasOwn(fieldSynonyms, plainName(several.key))) return [];
  const around = fieldsAround(state);
  const ways = [
    ...debris(line, entry, around),
    brokenOff(ctx, state, entry, around),
    respelled(line, entry, around),
    ...(entry.key === undefined ? [withoutColon(state, entry, around), withOddDash(entry)] : []),
    bareType(ctx, state, entry),
  ];
  return ways.filter((way) => way !== undefined);
}

/** A name in other capitals, with hyphens or with signs around it, such as `**Heading**:` or `head ing:`. */
function respelled(line: string, { key, value, column, ...rest }: Entry, around: readonly string[]) {
  const written = key ?? /^(?!["'])([^:#]{1,30}):(?=\*{0,2}(?:\s|$))/.exec(value)?.[1]?.trim();
  if (written === undefined || around.includes(written)) return undefined;
  const field = around.find((one) => sameName(one, written));
  if (field === undefined) return undefined;
  const signs = /^([^\p{L}\p{N}*_"']+?)\s*[\p{L}\p{N}]+$/u.exec(written)?.[1];
  const body = line.slice(column);
  const text = body
    .slice(body.indexOf(':') + 1)
    .replace(/^\*\*(?!.*\*\*)/, '')
    .trim();
  return rewrite({ ...rest, value, column }, `${field}: ${text}`, cost.respell, {
    from: column,
    to: column + body.indexOf(':'),
    code: 'key-spelling',
    message: signs
      ? `The ${quote(signs)} in front of ${quote(field)} does not belong there.`
      : `${quote(written)} is spelled ${quote(field)} here.`,
  });
}

/** A section that begins with the name of its type, without `type:` before it. */
function bareType(ctx: Context, state: State, entry: Entry): Rewrite | undefined {
  const { dashes, key, value, column } = entry;
  if (dashes === 0 || !shapesAround(state).some((list) => isSections(ctx.schemas, list))) return undefined;
  const name = key === undefined ? value : value === '' ? key : '';
  const type = [...ctx.schemas.sections.keys()].find((one) => sameName(one, name));
  const next = nextEntry(ctx.lines, state.at);
  if (type === undefined || next?.key === undefined || next.indent !== column) return undefined;
  return rewrite(entry, `type: ${type}`, cost.colon, {
    from: column,
    to: (ctx.lines[state.at] ?? '').trimEnd().length,
    code: 'missing-type',
    message: 'Write “type:” before the type of a section.',
  });
}

/** A field or item behind something that was copied or typed along: a line number, an arrow, a letter, another dash. */
function debris(line: string, entry: Entry, around: readonly string[]): Rewrite[] {
  const { indent, column } = entry;
  if (entry.dashes > 1) {
    const message = 'One dash is enough in front of an item.';
    const about = { from: indent, to: indent + 1, code: 'stray-dash' as const, message };
    return [rewrite({ ...entry, dashes: 1 }, line.slice(column), cost.colon, about)];
  }
  const [, sign = '', gap = '', rest = ''] =
    /^\s*(\d+ ?[|:.)]?|[→⇒»|]|[A-Za-z])(\s+)(\S.*)$/.exec(line) ?? [];
  const { key } = readEntry(rest);
  if (key === undefined || !around.includes(key)) return [];
  const about = {
    from: indent,
    to: indent + sign.length,
    code: 'stray-sign' as const,
    message: `The ${quote(sign)} in front of ${quote(key)} does not belong there.`,
  };
  return [...new Set([indent, Math.max(0, gap.length - 1)])].map((one) =>
    rewrite({ ...entry, indent: one, column: one, dashes: 0 }, rest, cost.colon, about),
  );
}

/** A name that a line break has cut in two, such as `head` and `ing: Text`. */
function brokenOff({ lines }: Context, { at }: State, entry: Entry, around: readonly string[]) {
  const next = readEntry(lines[at + 1] ?? '');
  if (entry.key !== undefined || next.key === undefined || next.dashes > 0) return undefined;
  const key = entry.value + next.key;
  if (!around.includes(key)) return undefined;
  const about = {
    from: entry.column,
    to: entry.column + entry.value.length,
    code: 'key-spelling' as const,
    message: `${quote(key)} is broken in two here. Write its name on one line.`,
  };
  return { ...rewrite(entry, `${key}: ${next.value}`, cost.colon, about), withNext: true };
}

/** Shorter names are too easily taken for each other. */
const shortestMistyped = 4;

/** A field with another sign than a colon behind its name, or none, and perhaps a wrong letter in it. */
function withoutColon(state: State, entry: Entry, around: readonly string[]): Rewrite | undefined {
  const { value, column } = entry;
  const broken = brokenKey(value, around);
  if (broken) {
    const { code, message, from, to } = broken;
    const about = { code, message, from: column + from, to: column + to };
    return rewrite(entry, `${broken.key}: ${broken.value}`, cost.colon, about);
  }
  const isNear = (field: string, word: string) =>
    field.length >= shortestMistyped && nameDistance(field, word) <= 1;
  const near = brokenKey(value, around, isNear);
  if (!near) return undefined;
  return rewrite(entry, `${near.key}: ${near.value}`, cost.mistyped, {
    from: column,
    to: column + near.to,
    code: 'mistyped-key',
    message: `This seems to be ${quote(near.key)}, mistyped and without its colon.`,
    certain: shapesAround(state).some((shape) => shape?.fields.get(near.key)?.required),
  });
}

function withOddDash(entry: Entry): Rewrite | undefined {
  const odd = entry.dashes === 0 ? oddDash(entry.value) : undefined;
  if (!odd) return undefined;
  const { mark, glued, certain } = odd;
  const name = /[\uf000-\uf0ff]/.test(mark) ? 'another sign' : quote(mark);
  return rewrite({ ...entry, dashes: 1, column: entry.indent + 2 }, odd.text, cost.oddDash, {
    from: entry.indent,
    to: entry.indent + mark.length,
    code: glued ? 'glued-dash' : 'odd-dash',
    message: glued
      ? 'A space is missing after the dash.'
      : `An item of a list begins with a plain dash, not with ${name}.`,
    certain,
  });
}
