import { type Document, isMap, isScalar, type Pair, parseDocument, visit } from 'yaml';
import { Source } from '../parse/source.ts';
import { keyOf } from '../parse/tree.ts';
import { WriteError } from './write-error.ts';

/** YAML that can be changed: its text, and its nodes with their places in the text. */
export interface YamlFile {
  source: Source;
  document: Document;
  /** Whether a new text of several lines may be written as a block. */
  usesBlocks: boolean;
}

/**
 * Parses YAML for changes.
 * @throws WriteError for syntax errors, and for notations whose change would be a guess
 */
export function openYaml(text: string, usesBlocks = true): YamlFile {
  const options = {
    schema: 'failsafe',
    keepSourceTokens: true,
    prettyErrors: false,
    logLevel: 'error',
  } as const;
  const document = parseDocument(text, { ...options, uniqueKeys: false });
  if (document.errors.length > 0)
    throw new WriteError(
      'This file has a syntax error. Correct it in a text editor first; the check says where it is.',
    );
  const obstacle = findObstacle(document);
  if (obstacle)
    throw new WriteError(`This file contains ${obstacle}, which can be changed in a text editor only.`);
  return { source: new Source('', text), document, usesBlocks };
}

function findObstacle(document: Document): string | undefined {
  let obstacle: string | undefined;
  const found = (what: string) => {
    obstacle ??= what;
    return visit.BREAK;
  };
  visit(document, {
    Alias: () => found('a reference to another value (*)'),
    Node: (_, node) => {
      if ('anchor' in node && node.anchor) return found('a name for a value (&)');
      return node.tag ? found('a tag (!)') : undefined;
    },
    Pair: (_, pair) => (isSimple(pair) ? undefined : found('a field with an unusual name (?)')),
    Map: (_, map) => {
      const keys = map.items.map(keyOf);
      return new Set(keys).size < keys.length ? found('the same field twice') : undefined;
    },
  });
  return obstacle;
}

function isSimple({ key, srcToken }: Pair): boolean {
  const isExplicit = srcToken?.start.some(({ type }) => type === 'explicit-key-ind');
  const hasColon = srcToken?.sep?.some(({ type }) => type === 'map-value-ind');
  return isScalar(key) && key.range !== undefined && key.range !== null && !isExplicit && hasColon === true;
}

/** The root has to be a group of fields. */
export function rootOf({ document }: YamlFile) {
  if (!isMap(document.contents))
    throw new WriteError('This file has no fields yet. Write the first one in a text editor.');
  return document.contents;
}
