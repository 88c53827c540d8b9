import { error, type UnlocatedDiagnostic } from '../diagnostic.ts';
import { quote } from '../explain/wording.ts';
import type { ValueRule } from './rule.ts';

/** The ids of the shell around every page, and of the end of its first screen. */
const SHELL_IDS = ['first-screen', 'main', 'navigation', 'root', 'top'];

/** Two places on a page with one id, of which links would reach only the first. */
export const duplicateAnchor: ValueRule = (_, anchors) => {
  const known = new Set(SHELL_IDS);
  const found: UnlocatedDiagnostic[] = [];
  for (const { name, path } of anchors) {
    const message = `Another place on this page has the id ${quote(name)}.`;
    if (known.has(name)) found.push(error(path, 'duplicate-anchor', message, `id: ${name}-2`));
    if (name !== '') known.add(name);
  }
  return found;
};
