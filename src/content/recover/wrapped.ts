import { quote } from '../explain/wording.ts';
import type { Value } from './field-value.ts';
import { readEntry } from './line.ts';
import { fieldsAround, type State } from './search-state.ts';
import { withEdit } from './steps.ts';
import type { ValueRepair } from './value-repair.ts';

/** What one line has of a text that goes over several. */
export interface Part {
  line: number;
  column: number;
  text: string;
  /** Offset in the whole text. */
  start: number;
}

/** Writes a text on one line, and reports its mistake on the line where it is. */
export function onOneLine(
  state: State,
  { line: written, shape }: Value,
  parts: readonly [Part, ...Part[]],
  repair: ValueRepair | undefined,
): State {
  const [first] = parts;
  const last = parts.at(-1) ?? first;
  const whole = parts.map(({ text }) => text).join(' ');
  const line = written.slice(0, first.column) + (repair?.text ?? whole);
  const changes = parts.map((part): [number, string] => [part.line, part === first ? line : '']);
  if (!repair) {
    return withEdit(state, {
      line: last.line,
      from: last.column,
      to: last.column + last.text.length,
      code: 'loose-line',
      message:
        'This line is neither a field (a word and a colon) nor an item of a list (a dash and a space).',
      suggestion: 'If it belongs to the text above, write both on one line.',
      certain: false,
      changes,
    });
  }
  const place = parts.findLast(({ start }) => start <= repair.from) ?? first;
  const from = place.column + repair.from - place.start;
  const isColon = place !== first && repair.code === 'needs-quotes';
  const { kind, keys } = state.top;
  const name = kind === 'map' ? [...keys.keys()].at(-1) : undefined;
  const owner = name === undefined ? 'item above' : `text of ${quote(name)} above`;
  return withEdit(state, {
    line: place.line,
    from,
    to: Math.min(from + repair.to - repair.from, place.column + place.text.length),
    code: isColon ? 'colon-in-wrapped-text' : repair.code,
    message: isColon
      ? `This line goes on with the ${owner}, but its colon makes YAML read it as a field; such a text needs quotes.`
      : repair.message,
    suggestion: line.trimStart(),
    certain:
      repair.certain &&
      whole.length <= (shape?.max ?? whole.length) &&
      !parts.some((part, n) => mayBeElse(state, parts[n - 1], part)),
    changes,
    replaces: [first.line, last.line, line],
  });
}

/** Whether a part with a colon may be a field or a note behind a text that is complete. */
function mayBeElse(state: State, above: Part | undefined, { text }: Part): boolean {
  if (!above || /,$/.test(above.text) || !/:(\s|$)/.test(text)) return false;
  const { key } = readEntry(text);
  return /^\p{Lu}/u.test(text) || (key !== undefined && fieldsAround(state).includes(key));
}
