import type { FormModel } from '../../../content/index.ts';
import { isHidden } from '../../../content/shared/is-hidden.ts';
import type { SectionData } from '../data/page-data.ts';
import { itemTools, type Tool } from '../fields/item-tools.ts';
import { copySection, hideSection, moveSection, refusals, sectionName } from './section-commands.ts';

/**
 * Changes the sections and selects one.
 * @param said what is said about it
 * @param focused a selector of the element in the list that gets the focus
 */
export type Run = (
  change: (content: SectionData[]) => SectionData[],
  selected: number,
  said: string,
  focused: string,
) => void;

/** The move of a section, and what is said about it. */
export function moved(content: SectionData[], from: number, to: number, forms: FormModel) {
  const section = content[from];
  const name = section && sectionName(section, forms);
  const change = (all: SectionData[]) => moveSection(all, from, to);
  return [change, to, `“${name}” is now number ${to + 1} of ${content.length}.`] as const;
}

/** What can be done with a section, as buttons. */
export function sectionTools(content: SectionData[], at: number, forms: FormModel, run: Run): Tool[] {
  const section = content[at];
  if (!section) return [];
  const name = `“${sectionName(section, forms)}”`;
  const hidden = isHidden(section.value);
  const neighbour = Math.min(at, content.length - 2);
  const button = (index: number, tool: string) => `[data-at="${index}"] [data-tool="${tool}"] button`;
  const tools = itemTools(forms.page, content.length, at, name, {
    move: (to) => run(...moved(content, at, to, forms), button(to, to < at ? 'up' : 'down')),
    copy: () =>
      run((all) => copySection(all, at, forms), at + 1, `${name} is copied.`, button(at + 1, 'copy')),
    remove: () =>
      run(
        (all) => all.toSpliced(at, 1),
        neighbour,
        `${name} is deleted. Undo brings it back.`,
        `[data-at="${neighbour}"] .section-entry`,
      ),
  });
  const hide: Tool = {
    symbol: hidden ? 'show' : 'hide',
    label: hidden ? `Show ${name} on the site` : `Hide ${name} from the site`,
    onClick: () =>
      run(
        (all) => hideSection(all, at),
        at,
        hidden ? `${name} is on the site again.` : `The site leaves out ${name}.`,
        button(at, hidden ? 'hide' : 'show'),
      ),
  };
  const refused: Partial<Record<Tool['symbol'], string | undefined>> = refusals(content, at, forms);
  return tools.toSpliced(3, 0, hide).map((tool) => ({ ...tool, reason: refused[tool.symbol] }));
}
