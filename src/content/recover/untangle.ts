import type { Shape } from '../shape.ts';
import type { Source } from '../source.ts';
import type { Standards } from '../standards.ts';
import { characters } from './characters.ts';
import { isSilent } from './line.ts';
import { search } from './search.ts';
import { Draft } from './text-edits.ts';
import { wholeFile } from './whole-file.ts';

/**
 * Finds the cheapest reading of a file and repairs its lines accordingly.
 * @param root what the file as a whole should hold
 */
export function untangle(source: Source, root: Shape, schemas: Standards): Draft {
  const draft = new Draft(source);
  wholeFile(draft);
  // Brackets and braces instead of lines: what this reads by is not there.
  if (/^\s*[[{]/.test(draft.lines.find((line) => !isSilent(line)) ?? '')) return draft;
  const tabbed = new Set<number>();
  for (let at = 0; at < draft.lines.length; at++) if (characters(draft, at)) tabbed.add(at);
  const widest = Math.max(...draft.original.map((line) => line.length));
  draft.apply(search({ lines: [...draft.lines], schemas, tabbed, widest }, root));
  return draft;
}
