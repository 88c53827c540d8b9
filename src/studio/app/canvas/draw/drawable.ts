import type { FormField, Path } from '../../../../content/index.ts';
import { isFields, type Keyed } from '../../data/keyed.ts';

/** Returns the text to draw for a text of a file. */
export type DrawText = (text: string, path: Path, field: FormField) => string;

/** Draws a text as it is, and the name of its field where a needed text is empty. */
export const plainText: DrawText = (text, _, { label, required }) => (text === '' && required ? label : text);

/** Whether visitors read a text as words. */
export const isWords = ({ kind, means, unseen }: FormField) =>
  kind === 'text' && !unseen && /^(text|email|phone)$/.test(means ?? '');

/**
 * A value as a component expects it: with defaults, without keys. Components rely on checked content, so whatever is still
 * missing is empty.
 */
export function drawable(
  value: Keyed | undefined,
  field: FormField,
  draw: DrawText = plainText,
  path: Path = [],
): unknown {
  switch (field.kind) {
    case 'list': {
      if (!Array.isArray(value)) return field.required ? [] : undefined;
      const { item } = field;
      return item && value.map((one, at) => drawable(one.value, item, draw, [...path, at]));
    }
    case 'map': {
      if (!isFields(value) && !field.required) return undefined;
      const fields = isFields(value) ? value : {};
      const drawn = Object.entries(field.fields ?? {}).map(([name, shape]) => [
        name,
        drawable(fields[name], shape, draw, [...path, name]),
      ]);
      return Object.fromEntries(drawn.filter(([, one]) => one !== undefined));
    }
    case 'choice':
      if (field.means === 'switch') return String(value) === 'true';
      return field.options?.some((option) => option.value === value) ? value : choiceWithout(field);
    default: {
      if (value === undefined || value === null) {
        if (field.default !== undefined) return field.default;
        return field.required ? drawWords('', path, field, draw) : undefined;
      }
      return drawWords(typeof value === 'object' ? '' : String(value), path, field, draw);
    }
  }
}

const drawWords = (text: string, path: Path, field: FormField, draw: DrawText) =>
  isWords(field) ? draw(text, path, field) : text;

const choiceWithout = (field: FormField) =>
  field.default ?? (field.required ? field.options?.[0]?.value : undefined);
