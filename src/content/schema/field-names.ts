import type { Schemas } from './schemas.ts';
import type { Shape } from './shape.ts';

/** What the fields of a kind of file may be, by their names. */
export type FieldNames = ReadonlyMap<string, readonly Shape[]>;

const known = new WeakMap<Shape, FieldNames>();

/** The names of all fields of a page with its sections, of site.yaml or of a text; of all of them for any other shape. */
export function fieldNames(root: Shape, { page, site, text, sections }: Schemas): FieldNames {
  const found = known.get(root);
  if (found) return found;
  const names = new Map<string, Shape[]>();
  const add = ({ fields, item }: Shape) => {
    if (item) add(item);
    for (const [name, shape] of fields) {
      names.set(name, [...(names.get(name) ?? []), shape]);
      add(shape);
    }
  };
  const isOne = [page, site, text].some(({ shape }) => shape === root);
  for (const shape of isOne ? [root] : [page.shape, site.shape, text.shape]) add(shape);
  if (!isOne || root === page.shape) for (const { shape } of sections.values()) add(shape);
  known.set(root, names);
  return names;
}

/** A field or a list, and all that the schema may mean by it: one shape where its place is known, none where it is strange. */
export interface Field {
  name: string;
  shapes: readonly Shape[];
}

/** Whether a field is of a kind, whatever is meant by its name. */
export const isAlways = (field: Field | undefined, test: (shape: Shape) => boolean) =>
  field !== undefined && field.shapes.length > 0 && field.shapes.every(test);

export const isList = ({ kind }: Shape) => kind === 'list';
export const isGroup = ({ kind }: Shape) => kind === 'map' || kind === 'list';
export const isListOfTexts = ({ item }: Shape) => item !== undefined && !isGroup(item);
/** A text that visitors read, or a list of them: not an address, a name or a word to choose. */
export const isCopy = ({ kind, field, item }: Shape): boolean =>
  item ? isCopy(item) : kind === 'text' && field === 'text';
/** A value of which each sign counts. */
export const isName = ({ kind, field }: Shape) =>
  kind === 'choice' || (kind === 'text' && field !== 'text' && field !== undefined);
