import { nameDistance, plainName, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { fieldSynonyms } from '../schema/synonyms.ts';
import { brokenKey } from './broken-key.ts';
import { cost } from './costs.ts';
import type { Edit } from './edit.ts';
import { type Entry, readEntry, readSeveralWords } from './line.ts';
import { oddDash } from './odd-dash.ts';
import { isSections } from './sections.ts';
import { type Context, fieldsAround, framesOf, nextEntry, type State } from './state.ts';

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

/** The ways to read a line's words: as they are, or as the field or item that they are meant for. */
export function rewrites(ctx: Context, state: State, edits: boolean): Rewrite[] {
  const line = ctx.lines[state.at] ?? '';
  const several = readSeveralWords(line);
  const entry = readEntry(line);
  const body = line.slice(entry.column);
  const own: Rewrite = { entry, body, key: entry.key ?? several?.key, cost: 0 };
  const around = fieldsAround(state);
  if (entry.key === undefined && several) {
    const known = Object.hasOwn(fieldSynonyms, plainName(several.key));
    if (!known) own.cost = 0.1;
    else return [own];
  }
  const out = entry.dashes > 1 ? [] : [own];
  if (!edits) return out;
  out.push(...debris(state, line, entry, around), ...brokenOff(ctx, state, entry, around));
  const written = entry.key ?? bareKey(entry.value);
  const spelled =
    written === undefined || around.includes(written) ? undefined : around.find((f) => sameName(f, written));
  if (spelled !== undefined && written !== undefined) {
    const signs = /^([^\p{L}\p{N}*_"']+?)\s*[\p{L}\p{N}]+$/u.exec(written)?.[1];
    const value = body
      .slice(body.indexOf(':') + 1)
      .replace(/^\*\*(?!.*\*\*)/, '')
      .trim();
    out.push({
      entry,
      body: `${spelled}: ${value}`.trimEnd(),
      key: spelled,
      cost: cost.respell,
      about: {
        from: entry.column,
        to: entry.column + body.indexOf(':'),
        code: 'key-spelling',
        message: signs
          ? `The ${quote(signs)} in front of ${quote(spelled)} does not belong there.`
          : `${quote(written)} is spelled ${quote(spelled)} here.`,
        certain: true,
      },
    });
  }
  if (entry.key === undefined) out.push(...bareRewrites(state, entry, around));
  const type = bareType(ctx, state, entry);
  if (type) out.push(type);
  return out;
}

/** The part before the colon of a malformed field, such as `**heading**:` or `head ing:`. */
const bareKey = (body: string) => /^(?!["'])([^:#]{1,30}):(?=\*{0,2}(?:\s|$))/.exec(body)?.[1]?.trim();

/** A section that begins with the name of its type, without `type:` before it. */
function bareType(ctx: Context, state: State, entry: Entry): Rewrite | undefined {
  const lists = [state.pending?.shape, ...[...framesOf(state)].map(({ shape }) => shape)];
  if (entry.dashes === 0 || !lists.some((list) => isSections(ctx.schemas, list))) return undefined;
  const name = entry.key === undefined ? entry.value : entry.value === '' ? entry.key : '';
  const type = [...ctx.schemas.sections.keys()].find((one) => sameName(one, name));
  const next = nextEntry(ctx.lines, state.at);
  if (type === undefined || next?.key === undefined || next.indent !== entry.column) return undefined;
  return {
    entry,
    body: `type: ${type}`,
    key: 'type',
    cost: cost.colon,
    about: {
      from: entry.column,
      to: (ctx.lines[state.at] ?? '').trimEnd().length,
      code: 'missing-type',
      message: 'Write “type:” before the type of a section.',
      certain: true,
    },
  };
}

/** A field or item behind something that was copied or typed along: a line number, an arrow, a letter, another dash. */
function debris(state: State, line: string, entry: Entry, around: readonly string[]): Rewrite[] {
  if (entry.dashes > 1) {
    const about = {
      from: entry.indent,
      to: entry.indent + 1,
      code: 'stray-dash' as const,
      message: 'One dash is enough in front of an item.',
      certain: true,
    };
    return [
      {
        entry: { ...entry, dashes: 1 },
        body: line.slice(entry.column),
        key: entry.key,
        cost: cost.colon,
        about,
      },
    ];
  }
  const [, white = '', sign = '', gap = '', rest = ''] =
    /^(\s*)(\d+ ?[|:.)]?|[→⇒»|]|[A-Za-z])(\s+)(\S.*)$/.exec(line) ?? [];
  const { key } = readEntry(rest);
  if (key === undefined || !around.includes(key)) return [];
  const about = {
    from: white.length,
    to: white.length + sign.length,
    code: 'stray-sign' as const,
    message: `The ${quote(sign)} in front of ${quote(key)} does not belong there.`,
    certain: true,
  };
  const indents = new Set([entry.indent, Math.max(0, gap.length - 1)]);
  void state;
  return [...indents].map((indent) => ({
    entry: { ...entry, indent, column: indent, dashes: 0 },
    body: rest,
    key,
    cost: cost.colon,
    about,
  }));
}

/** A name that a line break has cut in two, such as `head` and `ing: Text`. */
function brokenOff({ lines }: Context, state: State, entry: Entry, around: readonly string[]): Rewrite[] {
  const next = readEntry(lines[state.at + 1] ?? '');
  if (entry.key !== undefined || next.key === undefined || next.dashes > 0) return [];
  const key = around.find((name) => name === entry.value + next.key);
  if (key === undefined) return [];
  const about = {
    from: entry.column,
    to: entry.column + entry.value.length,
    code: 'key-spelling' as const,
    message: `${quote(key)} is broken in two here. Write its name on one line.`,
    certain: true,
  };
  return [{ entry, body: `${key}: ${next.value}`.trimEnd(), key, cost: cost.colon, about, withNext: true }];
}

/** Shorter names are too easily taken for each other. */
const shortestMistyped = 4;

function bareRewrites(state: State, entry: Entry, around: readonly string[]): Rewrite[] {
  const out: Rewrite[] = [];
  const value = entry.value;
  const broken = brokenKey(value, around);
  if (broken) {
    out.push({
      entry,
      body: `${broken.key}: ${broken.value}`.trimEnd(),
      key: broken.key,
      cost: cost.colon,
      about: {
        from: entry.column + broken.from,
        to: entry.column + broken.to,
        code: broken.code,
        message: broken.message,
        certain: true,
      },
    });
  } else {
    const isNear = (field: string, word: string) =>
      field.length >= shortestMistyped && nameDistance(field, word) <= 1;
    const mistyped = brokenKey(value, around, isNear);
    if (mistyped) {
      out.push({
        entry,
        body: `${mistyped.key}: ${mistyped.value}`.trimEnd(),
        key: mistyped.key,
        cost: cost.mistyped,
        about: {
          from: entry.column,
          to: entry.column + mistyped.to,
          code: 'mistyped-key',
          message: `This seems to be ${quote(mistyped.key)}, mistyped and without its colon.`,
          certain: [state.pending?.shape, ...[...framesOf(state)].map(({ shape }) => shape)].some(
            (shape) => shape?.fields.get(mistyped.key)?.required === true,
          ),
        },
      });
    }
  }
  const odd = entry.dashes === 0 ? oddDash(value) : undefined;
  if (odd) {
    const text = odd.text;
    const item = readEntry(`- ${text}`);
    out.push({
      entry: { ...entry, dashes: 1, column: entry.indent + 2 },
      body: text,
      key: item.key,
      cost: cost.oddDash,
      about: {
        from: entry.indent,
        to: entry.indent + odd.mark.length,
        code: odd.glued ? 'glued-dash' : 'odd-dash',
        message: odd.glued
          ? 'A space is missing after the dash.'
          : `An item of a list begins with a plain dash, not with ${/[\uf000-\uf0ff]/.test(odd.mark) ? 'another sign' : quote(odd.mark)}.`,
        certain: odd.certain,
      },
    });
  }
  return out;
}
