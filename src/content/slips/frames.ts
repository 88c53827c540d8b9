import type { Schemas as Standards } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';

/** A group of fields or a list that is open at a line, with what its schema says of it. */
export interface Frame {
  kind: 'map' | 'seq';
  /** Column at which its keys or dashes stand. */
  indent: number;
  shape: Shape | undefined;
  /** For groups: the lines of the keys that were read. */
  keys: Map<string, number>;
  /** For lists of groups: the key that each item begins with. */
  firstKey?: string;
  /** For lists: the line of the last item. */
  lastItem?: number;
}

/** A field with nothing behind its colon: what is indented under it comes next. */
export interface Pending {
  key: string;
  line: number;
  /** Column of the key, which what comes next must exceed (a list may stand at it). */
  indent: number;
  shape: Shape | undefined;
}

export const mapFrame = (indent: number, shape: Shape | undefined): Frame => ({
  kind: 'map',
  indent,
  shape: shape?.kind === 'map' ? shape : undefined,
  keys: new Map(),
});

export const seqFrame = (indent: number, shape: Shape | undefined): Frame => ({
  kind: 'seq',
  indent,
  shape: shape?.kind === 'list' ? shape : undefined,
  keys: new Map(),
});

/** Whether a group has a field of this name that was not written yet. */
export const wants = (frame: Frame, key: string) =>
  frame.kind === 'map' && frame.shape !== undefined && frame.shape.fields.has(key) && !frame.keys.has(key);

/** Whether sections, or what is in them, have a field of this name. */
export const isSectionField = ({ sections }: Standards, key: string): boolean =>
  [...sections.values()].some(({ shape }) => hasField(shape, key));

const hasField = (shape: Shape, key: string): boolean =>
  shape.fields.has(key) ||
  [...shape.fields.values(), ...(shape.item ? [shape.item] : [])].some((inner) => hasField(inner, key));

/** The shape of a list item that begins at a line; for a section, the shape of the type that it names. */
export function itemShape(
  list: Shape | undefined,
  lines: readonly string[],
  at: number,
  standards: Standards,
): Shape | undefined {
  const item = list?.item;
  if (!item || list !== standards.page.shape.fields.get('sections')) return item;
  const type = sectionType(lines, at);
  return type === undefined ? undefined : standards.sections.get(type)?.shape;
}

/** The type that the section beginning at a line gives itself. */
export function sectionType(lines: readonly string[], at: number): string | undefined {
  const first = lines[at] ?? '';
  const dash = first.length - first.trimStart().length;
  for (let n = at; n < lines.length && n < at + 200; n++) {
    const line = lines[n] ?? '';
    if (n > at && /^\s*-[ \t]+type\b/.test(line)) return undefined;
    if (n > at && line.trim() !== '' && line.length - line.trimStart().length < dash) return undefined;
    const found = /^\s*(?:-[ \t]+)?type\b[ \t:;=]+["'“*]?([\w-]+)/.exec(line);
    if (found) return found[1];
  }
  return undefined;
}
