import { error, type Finding, warning } from './finding.ts';
import { quote } from './names.ts';
import type { Outline } from './references.ts';

/** Pages that claim the title or description of a page before them, by the later page's file. */
export function checkTitles(pages: Outline[]): Map<string, Finding[]> {
  const found = new Map<string, Finding[]>();
  for (const field of ['title', 'description'] as const) {
    const first = new Map<string, string>();
    for (const page of pages) {
      const text = page[field];
      if (!text) continue;
      const other = first.get(text.toLowerCase());
      if (other === undefined) first.set(text.toLowerCase(), page.file);
      else {
        const message = `This ${field} is the ${field} of ${quote(other)}, too; search engines want one of its own for each page.`;
        const list = found.get(page.file) ?? [];
        list.push(error([field], 'value', `duplicate-${field}`, message));
        found.set(page.file, list);
      }
    }
  }
  return found;
}

/** Markdown files that no section shows. */
export function checkUnusedTexts(texts: Outline[], used: Set<string>, name: (file: string) => string) {
  return texts
    .filter(({ file }) => !used.has(name(file)))
    .map(({ file }) => {
      const finding = warning([], 'value', 'unused-text', 'No page shows this text.', {
        suggestion: `Show it with a section on a page, or delete the file:\n- type: prose\n  text: ${name(file)}`,
      });
      return { file, finding };
    });
}
