import { quote } from '../explain/wording.ts';
import { type Field, isAlways, isList } from '../schema/field-names.ts';
import type { Shape } from '../schema/shape.ts';
import type { Finding } from './file-edits.ts';
import type { Entry } from './line.ts';

/** A group of fields, each with its line, or a list that is open. */
interface Frame {
  kind: 'map' | 'seq';
  column: number;
  shape: Shape | undefined;
  field: Field | undefined;
  keys: Map<string, number>;
}

/** The groups and lists that are open at a line, the innermost last. */
export class Frames {
  readonly #open: Frame[] = [];
  keysAt = (column: number) => this.#open.findLast((frame) => frame.column === column)?.keys;
  hasList = (column: number) => this.#open.some((frame) => frame.kind === 'seq' && frame.column === column);
  /** The columns of groups without a field that they may have. */
  lacking = (key: string) =>
    this.#open
      .filter(({ shape, keys }) => shape?.fields.has(key) && !keys.has(key))
      .map(({ column }) => column);

  push(kind: Frame['kind'], column: number, field: Field | undefined): Frame {
    const shape = field?.shapes.length === 1 ? field.shapes[0] : undefined;
    const frame: Frame = { kind, column, field, shape, keys: new Map() };
    this.#open.push(frame);
    return frame;
  }

  /** Opens, or goes on with, the group or list at a column. @param above the empty field that the line may belong to */
  enter(
    kind: Frame['kind'],
    column: number,
    entry: Entry,
    above: { owner: number; field: Field | undefined } | undefined,
    unfit: (finding: Finding) => void,
  ): Frame {
    const isBelow = above && (above.owner < column || (kind === 'seq' && above.owner === column));
    const columns = this.#open.map((frame) => frame.column);
    const sibling = this.#open.findLast((frame) => frame.column === column && frame.kind === kind);
    while ((this.#open.at(-1)?.column ?? -1) > column) this.#open.pop();
    if (sibling && !isBelow) {
      while (this.#open.at(-1) !== sibling) this.#open.pop();
      return sibling;
    }
    const isOther = isBelow
      ? kind === 'map' && above.owner >= 0 && isAlways(above.field, isList)
      : this.#open.at(-1)?.column === column;
    if (isOther) unfit(ofOtherKind(entry, kind === 'seq'));
    else if (!isBelow) unfit(inOtherColumn(entry, columns));
    return this.push(kind, column, isBelow ? above.field : undefined);
  }
}

function ofOtherKind({ indent, key, value, valueColumn }: Entry, isItem: boolean): Finding {
  const to = valueColumn + (key ? 0 : value.length);
  const code = isItem ? 'stray-dash' : 'lost-dash';
  const message = isItem
    ? 'This line begins with a dash, like a list item, but the lines around it are fields.'
    : `${quote(key ?? value)} is in a list, but does not begin with a dash.`;
  const suggestion = isItem
    ? 'If it is a field, delete the dash; an item belongs below a line such as “items:”.'
    : 'If an item begins here, put a dash in front of it; if not, begin it exactly below the other fields of its group.';
  return { from: indent, to, code, message, suggestion };
}

function inOtherColumn({ indent, dashes }: Entry, columns: readonly number[]): Finding {
  const open = [...new Set(columns)].sort((a, b) => a - b);
  const distance = (column: number) => Math.abs(column - indent);
  const [near = 0] = open.toSorted((a, b) => distance(a) - distance(b) || b - a);
  const possible = open.join(', ').replace(/, (\d+)$/, ' or $1');
  const message = `This line begins with ${spaces(indent)}; the lines above that it can belong to begin with ${possible}.`;
  const suggestion = dashes
    ? 'Put its dash below the dashes of its list, which begins with a line such as “items:”.'
    : `Begin it with ${spaces(near)}.`;
  return { from: 0, to: Math.max(indent, 1), code: 'indentation', message, suggestion };
}

const spaces = (count: number) => (count === 0 ? 'no spaces' : count === 1 ? 'one space' : `${count} spaces`);
