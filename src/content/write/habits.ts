import { isCollection, isMap, isSeq, Scalar, visit, type YAMLMap, type YAMLSeq } from 'yaml';
import { blocksOf } from './blocks.ts';
import type { YamlFile } from './yaml-file.ts';

/** How a file is written, so that new lines look like those around them. */
export interface Habits {
  lineBreak: string;
  /** Writes texts of several lines as blocks. */
  usesBlocks: boolean;
  /** Columns from a key to the keys below it. */
  step: number;
  /** Columns from a key to the dashes below it. */
  dashStep: number;
  /** Columns from a dash to the keys of its item. */
  dashWidth: number;
  quote: '"' | "'";
  /** Quotes every text. */
  quoteAll: boolean;
  /** Quotes every key. */
  quoteKeys: boolean;
}

/** The habits of a file: whatever it does most often. */
export function habitsOf({ source, document, usesBlocks }: YamlFile): Habits {
  const steps: number[] = [];
  const dashSteps: number[] = [];
  const dashWidths: number[] = [];
  const texts: (string | undefined)[] = [];
  const keys: (string | undefined)[] = [];
  const firstBlock = (collection: unknown) =>
    isBlockCollection(collection) ? blocksOf(source, collection)[0] : undefined;
  visit(document, {
    Scalar: (at, { type, value }) => {
      if (value !== '') (at === 'key' ? keys : texts).push(type);
    },
    Map: (_, map) => {
      const own = firstBlock(map)?.column;
      if (own === undefined) return;
      for (const { value } of map.items) {
        const below = firstBlock(value)?.column;
        if (below !== undefined) (isSeq(value) ? dashSteps : steps).push(below - own);
      }
    },
    Seq: (_, list) => {
      const own = firstBlock(list)?.column;
      const first = firstBlock(list.items.find(isMap));
      if (own !== undefined && first?.inline) dashWidths.push(first.column - own);
    },
  });
  const count = (types: unknown[], type: Scalar.Type) => types.filter((one) => one === type).length;
  const quoted = (types: unknown[]) => count(types, Scalar.QUOTE_DOUBLE) + count(types, Scalar.QUOTE_SINGLE);
  const all = [...texts, ...keys];
  return {
    lineBreak: source.lineBreak,
    usesBlocks,
    step: mostFrequent(steps) ?? 2,
    dashStep: mostFrequent(dashSteps) ?? 2,
    dashWidth: mostFrequent(dashWidths) ?? 2,
    quote: count(all, Scalar.QUOTE_SINGLE) > count(all, Scalar.QUOTE_DOUBLE) ? "'" : '"',
    quoteAll: quoted(texts) > 2 && count(texts, Scalar.PLAIN) * 10 < texts.length,
    quoteKeys: quoted(keys) > 0 && count(keys, Scalar.PLAIN) === 0,
  };
}

/** A group or list on lines of its own. */
const isBlockCollection = (node: unknown): node is YAMLMap | YAMLSeq =>
  isCollection(node) && !node.flow && node.items.length > 0;

/** The most frequent of some numbers, the first of several. */
export function mostFrequent(numbers: readonly number[]): number | undefined {
  const counts = new Map<number, number>();
  for (const number of numbers) counts.set(number, (counts.get(number) ?? 0) + 1);
  return [...counts].sort(([, a], [, b]) => b - a)[0]?.[0];
}
