import { isDeepStrictEqual } from 'node:util';
import { isMap, isNode, isScalar, type Node, parseDocument } from 'yaml';
import { type FieldOrder, type Operation, type Path, WriteError, write } from '../../../src/content/index.ts';
import { isSubsequence, linesTouched, windowOf } from './difference.ts';
import type { TextFile } from './files.ts';
import { applyTo, type Json, readJson } from './model.ts';
import { type Remark, remarksIn, yamlOf } from './remarks.ts';

/** What came of one operation. */
export interface Verdict {
  after?: string;
  /** Why it was not written. */
  refused?: string;
  /** What it did that it should not have. */
  wrong?: string;
  /** Lines that a diff shows. */
  lines: number;
}

export const order: FieldOrder = () => [
  'type',
  'id',
  'tone',
  'title',
  'heading',
  'text',
  'note',
  'image',
  'items',
];

/** Applies an operation to a file and looks at every line of the result. */
export function judge(file: TextFile, operation: Operation): Verdict {
  const isText = file.name.endsWith('.md');
  const before = readJson(file.name, file.text);
  const meant = applyTo(before, operation, isText);
  try {
    const after = write(file.name, file.text, [operation], order);
    const wrong = isDeepStrictEqual(readJson(file.name, after), meant)
      ? wrongLines(file, after, operation, before)
      : 'the data is not what was meant';
    return { after, lines: linesTouched(file.text, after), ...(wrong ? { wrong } : {}) };
  } catch (error) {
    if (error instanceof WriteError) return { refused: error.message, lines: 0 };
    throw error;
  }
}

/** An entry of the file before: its lines, and whether it is within brackets or braces. */
interface Entry {
  node: Node | undefined;
  first: number;
  last: number;
  flow: boolean;
}

function entryAt(yaml: string, path: Path): Entry {
  const document = parseDocument(yaml, { schema: 'failsafe', uniqueKeys: false });
  const parents = path.map((_, at) => document.getIn(path.slice(0, at), true));
  const parent = parents.at(-1);
  const node = document.getIn(path, true);
  const pair = isMap(parent)
    ? parent.items.find(({ key }) => isScalar(key) && key.value === path.at(-1))
    : undefined;
  const key = isNode(pair?.key) ? pair.key.range : undefined;
  const range = isNode(node) ? node.range : undefined;
  const lineOf = (offset: number) => yaml.slice(0, offset).split('\n').length - 1;
  const start = key?.[0] ?? range?.[0] ?? 0;
  const end = range ? range[0] + yaml.slice(range[0], range[1]).trimEnd().length : start;
  const isFlow = (one: unknown) => isNode(one) && 'flow' in one && one.flow === true;
  return {
    node: isNode(node) ? node : undefined,
    first: lineOf(start),
    last: lineOf(Math.max(start, end, key?.[1] ?? 0)),
    flow: parents.some(isFlow) || isFlow(node),
  };
}

const bare = (text: string) => text.replaceAll('\r', '').split('\n');
const stripped = (text: string) => bare(text).map((line) => line.replace(/^\s*(?:- +)*/, ''));

function wrongLines(file: TextFile, after: string, operation: Operation, data: Json): string | undefined {
  const { kind, path } = operation;
  const [old, now] = [yamlOf(file.name, file.text), yamlOf(file.name, after)];
  if (file.name.endsWith('.md') && path[0] === 'body')
    return old === now ? undefined : 'the front matter has changed';
  if (file.text.slice(old.length) !== after.slice(now.length)) return 'the Markdown has changed';
  const [remarks, left] = [remarksIn(old), remarksIn(now)];
  const [texts, leftTexts] = [remarks.map(({ text }) => text), left.map(({ text }) => text)];
  const value = path.reduce<Json | undefined>((one, step) => (one as never)?.[step], data);
  const size = Array.isArray(value)
    ? value.length
    : typeof value === 'object'
      ? Object.keys(value).length
      : 1;
  const target = kind === 'delete' ? [...path, operation.index] : path;
  const entry = entryAt(old, target);
  const same = isDeepStrictEqual(texts, leftTexts);

  if (kind === 'set' && typeof value === 'string' && typeof operation.value === 'string') {
    if (!same) return 'remarks have changed';
    const most = entry.node?.range ? entry.last - entry.first + 1 : 1;
    const { removed } = windowOf(old, now);
    return removed.length > most
      ? `${removed.length} lines have changed, where the text has ${most}`
      : undefined;
  }
  if (kind === 'set' && value !== undefined)
    return isSubsequence(leftTexts, texts) ? undefined : 'remarks have come up';
  if (kind === 'move') {
    if (!isDeepStrictEqual(texts.toSorted(), leftTexts.toSorted())) return 'remarks are lost';
    if (entry.flow) return undefined;
    const ink = (text: string) =>
      bare(text)
        .filter((line) => line.trim() !== '')
        .sort();
    if (!isDeepStrictEqual(ink(old), ink(now))) return 'lines have changed';
    return isDeepStrictEqual(owners(old, remarks), owners(now, left))
      ? undefined
      : 'a remark has lost its line';
  }
  if (kind === 'insert' || kind === 'copy' || kind === 'set') {
    if (kind === 'copy' ? !isSubsequence(texts, leftTexts) : !same) return 'remarks have changed';
    if (entry.flow || size === 0 || (kind === 'set' && parentSize(data, path) === 0)) return undefined;
    return isSubsequence(stripped(old), stripped(now)) ? undefined : 'other lines have changed';
  }
  const owner = kind === 'remove' ? parentSize(data, path) : size;
  if (!isSubsequence(leftTexts, texts)) return 'remarks have come up';
  if (entry.flow) return undefined;
  if (owner > 1 && !isSubsequence(stripped(now), stripped(old))) return 'other lines have changed';
  const lost = [...remarks];
  for (const { text } of left)
    lost.splice(
      lost.findIndex((one) => one.text === text),
      1,
    );
  // Of two remarks with the same words, it is unknown which one is left.
  const isUnique = ({ text }: Remark) => texts.indexOf(text) === texts.lastIndexOf(text);
  const foreign = lost.find((remark) => isUnique(remark) && !belongs(remark, entry, remarks, bare(old)));
  return foreign && `the remark “${foreign.text}” is lost`;
}

const parentSize = (data: Json, path: Path) => {
  const parent = path.slice(0, -1).reduce<Json | undefined>((one, step) => (one as never)?.[step], data);
  return typeof parent === 'object' ? Object.keys(parent).length : 0;
};

/** Whether a remark belongs to an entry: it is in it, directly above it, or directly below it and further in. */
function belongs(
  { line }: Remark,
  { first, last }: Entry,
  remarks: readonly Remark[],
  lines: readonly string[],
) {
  if (line >= first && line <= last) return true;
  const alone = new Set(remarks.filter((one) => one.alone).map((one) => one.line));
  const between = line < first ? [line, first - 1] : [last + 1, line];
  const indent = (at: number) => (lines[at] ?? '').search(/\S|$/);
  for (let at = between[0] as number; at <= (between[1] as number); at++) if (!alone.has(at)) return false;
  return line < first || indent(line) > Math.min(indent(first), indent(last));
}

/** Each remark with the line that it is about: its own, or the one directly below. */
function owners(yaml: string, remarks: readonly Remark[]): string[] {
  const lines = bare(yaml);
  const alone = new Set(remarks.filter((one) => one.alone).map(({ line }) => line));
  return remarks
    .map(({ text, line, alone: isAlone }) => {
      let at = line;
      while (isAlone && alone.has(at)) at++;
      const owner = lines[at] ?? '';
      const isFurtherIn = (lines[line] ?? '').search(/\S/) > owner.search(/\S|$/);
      return isAlone && (owner.trim() === '' || isFurtherIn) ? text : `${text} → ${owner.trim()}`;
    })
    .sort();
}
