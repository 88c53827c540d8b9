import matter from 'gray-matter';
import { parse } from 'yaml';
import type { Operation, Path } from '../../../src/content/index.ts';

/** Data as any reader of YAML has it. */
export type Json = string | Json[] | { [key: string]: Json };

/** What was read last: a session looks at the same texts again and again. */
const known = new Map<string, Json>();

/** Reads a file without the code under test. */
export function readJson(name: string, text: string): Json {
  const key = `${name.endsWith('.md')}${text}`;
  const found = known.get(key) ?? readFile(name, text);
  if (known.size > 30) known.clear();
  known.set(key, found);
  return found;
}

function readFile(name: string, text: string): Json {
  const yaml = (source: string) =>
    parse(source.replace(/\r$/, ''), { schema: 'failsafe', uniqueKeys: false, logLevel: 'error' }) as object;
  if (!name.endsWith('.md')) return tidy(yaml(text));
  const { data, content } = matter(text, { engines: { yaml } });
  return { ...(tidy(data) as object), body: tidyBody(content) };
}

const tidyBody = (text: string) =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/^(?:[ \t]*\n)*/, '')
    .trimEnd();

function tidy(value: unknown): Json {
  if (Array.isArray(value)) return value.map(tidy);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, tidy(one)]));
  return String(value ?? '')
    .replace(/\r\n?/g, '\n')
    .replace(/\n+$/, '');
}

/** Applies an operation to data by the book. @param isBody whether it is about the Markdown of a text */
export function applyTo(root: Json, operation: Operation, isBody = false): Json {
  const data = structuredClone(root);
  const at = (path: Path) => path.reduce<Json>((one, step) => (one as never)[step], data);
  const { kind, path } = operation;
  if (kind === 'set') {
    const value = isBody ? tidyBody(String(operation.value)) : tidy(operation.value);
    if (path.length === 0) return value;
    (at(path.slice(0, -1)) as Record<string | number, Json>)[path.at(-1) as string] = value;
  } else if (kind === 'remove') delete (at(path.slice(0, -1)) as Record<string, Json>)[path.at(-1) as string];
  else {
    const list = at(path) as Json[];
    if (kind === 'insert') list.splice(operation.index, 0, tidy(operation.value));
    if (kind === 'delete') list.splice(operation.index, 1);
    if (kind === 'move') list.splice(operation.to, 0, ...list.splice(operation.from, 1));
    if (kind === 'copy') list.splice(operation.to, 0, structuredClone(list[operation.from] as Json));
  }
  return data;
}
