import { isMap, isSeq, type Pair, type Scalar } from 'yaml';
import type { Path, TextEdit } from '../diagnostic.ts';
import { keyOf, nodeAt } from '../parse/tree.ts';
import { type Block, blocksOf, endOf, lineOf, lineStart, remarkAt } from './blocks.ts';
import { dataOf } from './data.ts';
import { colonOf, isFlow } from './flow.ts';
import { habitsOf } from './habits.ts';
import { spell } from './scalar.ts';
import type { YamlFile } from './yaml-file.ts';

/** Replaces a text by its own characters. */
export function textEdits(
  file: YamlFile,
  path: Path,
  node: Scalar,
  pair: Pair | undefined,
  value: string | number | boolean,
): TextEdit[] {
  if (dataOf(node) === String(value)) return [];
  const { text } = file.source;
  const parent = nodeAt(file.document, path.slice(0, -1)).node;
  const block = isFlow(parent) ? undefined : blockAt(file, parent, path.at(-1));
  const place = { habits: habitsOf(file), column: block?.column ?? 0, flow: isFlow(parent) };
  const start = node.range?.[0] ?? 0;
  const end = endOf(text, node);
  const column = start - lineStart(file.source, lineOf(file.source, start));
  const written = end === undefined ? undefined : { type: node.type, source: text.slice(start, end), column };
  const spelled = typeof value === 'string' ? spell(value, place, written) : String(value);
  if (end !== undefined) return [withRemark(text, start, end, spelled)];
  const at = pair ? colonOf(pair) + 1 : (block?.start ?? start) + 1;
  return [{ start: at, end: at, text: ` ${spelled}` }];
}

/** Where a text goes over to lines below its sign, or back, the remark on its line follows the sign. */
function withRemark(text: string, start: number, end: number, spelled: string): TextEdit {
  const [head = '', ...lines] = spelled.split(/(?=\r?\n)/);
  const isBlock = /^[|>]/.test(spelled);
  const behind = remarkAt(text, end);
  if (isBlock && behind) return { start, end: end + behind.length, text: head + behind + lines.join('') };
  const atSign = isBlock ? undefined : /^[|>][-+\d]*([ \t]+#[^\r\n]*)/.exec(text.slice(start, end))?.[1];
  return { start, end, text: spelled + (atSign ?? '') };
}

function blockAt(
  { source }: YamlFile,
  parent: unknown,
  step: string | number | undefined,
): Block | undefined {
  if (!isMap(parent) && !isSeq(parent)) return undefined;
  const index = isMap(parent) ? parent.items.findIndex((pair) => keyOf(pair) === step) : Number(step);
  return blocksOf(source, parent)[index];
}
