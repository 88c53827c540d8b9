import { type Scalar, stringify } from 'yaml';
import type { Shape } from '../schema/shape.ts';

/** A text as YAML on one line. @param style its quotes; if left out, it has some where it needs them */
export const writeText = (text: string, style: Scalar.Type = 'PLAIN'): string =>
  stringify(text, {
    ...{ schema: 'failsafe', lineWidth: 0, blockQuote: false },
    defaultStringType: style,
  }).trimEnd();

/** Example words would be published unread, so texts are shown as dots. */
const exampleValue = ({ field, example, options }: Shape) =>
  field === 'text' ? '…' : (example ?? options[0] ?? '…');

/** An example of a field in YAML, as lines without indentation. */
export function exampleLines(key: string, shape: Shape, text?: string): string[] {
  const value = text ?? exampleValue(shape);
  if (shape.kind === 'map') {
    const required = [...shape.fields].filter(([, field]) => field.required);
    const fields = required.length > 0 ? required : [...shape.fields];
    const [first] = fields;
    return [
      `${key}:`,
      ...fields.flatMap(([name, field]) =>
        exampleLines(name, field, text !== undefined && name === first?.[0] ? text : undefined).map(indent),
      ),
    ];
  }
  if (shape.kind === 'list' && shape.item) return [`${key}:`, ...exampleItem(shape.item, text).map(indent)];
  return [`${key}: ${writeText(value)}`];
}

/** An example of one list item in YAML, as lines. */
export function exampleItem(item: Shape, text?: string): string[] {
  if (item.kind !== 'map') return [`- ${writeText(text ?? exampleValue(item))}`];
  const lines = [...item.fields]
    .filter(([, field]) => field.required)
    .flatMap(([name, field]) => exampleLines(name, field));
  return lines.map((line, at) => (at === 0 ? `- ${line}` : `  ${line}`));
}

const indent = (line: string) => `  ${line}`;
