import type { Schemas as Standards } from '../schema/schemas.ts';
import type { Shape } from '../schema/shape.ts';
import type { Draft, Slip } from './draft.ts';
import { type Entry, isSilent, readEntry, reindent } from './entry.ts';
import { type Frame, mapFrame, type Pending, wants } from './frames.ts';

/** What is open at a line of a draft, and the ways to move that line to where it belongs. */
export class Structure {
  readonly draft: Draft;
  readonly standards: Standards;
  stack: Frame[];
  pending: Pending | undefined;
  /** A block that was moved: lines further in than `indent` follow it by `delta`. */
  #shift: { slip: Slip; indent: number; delta: number } | undefined;

  constructor(draft: Draft, standards: Standards, root: Shape) {
    this.draft = draft;
    this.standards = standards;
    this.stack = [mapFrame(0, root)];
  }

  get top(): Frame | undefined {
    return this.stack.at(-1);
  }

  line = (at: number): string => this.draft.lines[at] ?? '';

  /** Closes everything that was opened inside a frame. */
  popTo(frame: Frame): Frame {
    this.stack.length = this.stack.indexOf(frame) + 1;
    this.pending = undefined;
    return frame;
  }

  push(frame: Frame): Frame {
    this.stack.push(frame);
    this.pending = undefined;
    return frame;
  }

  /** Opens a group, or goes back to one that is open. */
  open(group: Frame): Frame {
    return this.stack.includes(group) ? this.popTo(group) : this.push(group);
  }

  /** The group whose fields stand at a column: one that is open, or the one that begins there. */
  groupAt(indent: number): Frame | undefined {
    const { pending } = this;
    const begins = pending?.shape?.kind === 'map' && indent > pending.indent;
    return this.exact('map', indent) ?? (begins ? mapFrame(indent, pending.shape) : undefined);
  }

  exact(kind: Frame['kind'], indent: number): Frame | undefined {
    return this.stack.findLast((frame) => frame.kind === kind && frame.indent === indent);
  }

  /** The open group nearest to a column that still lacks this field, the empty field before the line included. */
  wanting(key: string, indent: number): { indent: number; frame?: Frame } | undefined {
    const { pending } = this;
    const open: { indent: number; frame?: Frame }[] = this.stack
      .filter((frame) => wants(frame, key))
      .map((frame) => ({ indent: frame.indent, frame }));
    if (pending?.shape?.kind === 'map' && pending.shape.fields.has(key))
      open.push({ indent: pending.indent + 2 });
    return open.reverse().sort((a, b) => Math.abs(a.indent - indent) - Math.abs(b.indent - indent))[0];
  }

  /** The field whose text stands on a line, or begins below its own; nothing for an item that is a text. */
  nameAt(at: number): string | undefined {
    const { key } = readEntry(this.line(at));
    return key ?? (this.pending?.key || undefined);
  }

  /** The next line after `at` that says something. */
  next(at: number): Entry | undefined {
    for (let n = at + 1; n < this.draft.lines.length; n++) {
      if (!isSilent(this.line(n))) return readEntry(this.line(n));
    }
    return undefined;
  }

  /** Whether a line like this one stands at the column `indent` further down in the same block. */
  siblingAt(at: number, indent: number, like: (entry: Entry) => boolean): boolean {
    for (let n = at + 1; n < this.draft.lines.length && n < at + 400; n++) {
      if (isSilent(this.line(n))) continue;
      const entry = readEntry(this.line(n));
      if (entry.indent < indent) return false;
      if (entry.indent === indent) return like(entry);
    }
    return false;
  }

  /** Follows the block that a line belongs to, when that was moved; true when the line moved with it. */
  follow(at: number, tabbed: boolean, indent: number): boolean {
    const shift = this.#shift;
    const line = this.line(at);
    const last = this.draft.slips.at(-1);
    const own = line.length - line.trimStart().length;
    if (last && (last.line === at || tabbed)) {
      this.draft.change(last, at, reindent(line, indent));
      if (last.line === at) last.suggestion = this.line(at).trimEnd();
    } else if (shift && own >= shift.indent && own + shift.delta === indent) {
      this.draft.change(shift.slip, at, reindent(line, indent));
    } else return false;
    return true;
  }

  /** The group that was moved with the block of a line, and wants this field. */
  movedGroup(key: string, indent: number): Frame | undefined {
    const shift = this.#shift;
    const { top } = this;
    if (!shift || !top || indent <= shift.indent || top.indent !== indent + shift.delta) return undefined;
    return wants(top, key) ? top : undefined;
  }

  /** A moved block ends with the first line outside it that stands rightly. */
  settle(at: number): void {
    const line = this.line(at);
    const own = line.length - line.trimStart().length;
    if (this.#shift && line === this.draft.original[at] && own <= this.#shift.indent) this.#shift = undefined;
  }

  /** Moves a line to the column where it belongs, and says so unless its block has moved already. */
  move(at: number, indent: number, tabbed: boolean): void {
    if (this.follow(at, tabbed, indent)) return;
    const line = this.line(at);
    const own = line.length - line.trimStart().length;
    const moved = reindent(line, indent);
    const difference = Math.abs(own - indent);
    const many = `${difference} ${difference === 1 ? 'space' : 'spaces'}`;
    const slip = this.draft.repair(at, moved, {
      from: 0,
      to: Math.max(own, 1),
      code: 'indentation',
      message:
        own > indent
          ? `This line stands ${many} too far to the right.`
          : `This line stands ${many} too far to the left.`,
      suggestion: moved.trimEnd(),
      certain: true,
    });
    this.#shift = { slip, indent: own, delta: indent - own };
  }
}
