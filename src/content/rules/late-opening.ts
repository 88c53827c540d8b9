import { warning } from '../diagnostic.ts';
import { isHidden } from '../shared/is-hidden.ts';
import type { ValueRule } from './rule.ts';

/** A section that opens a page, with its main heading, and is not the first one. */
export const lateOpening: ValueRule = ({ parts, schemas }) => {
  const opens = (type?: string) => schemas.sections.get(type ?? '')?.facts.opensPage === true;
  const sections = parts.filter(({ path, value }) => path.length === 2 && !isHidden(value));
  const isOpened = opens(sections[0]?.sectionType);
  return sections.flatMap(({ path, sectionType: type = '' }, at) => {
    if (at === 0 || !opens(type)) return [];
    const message = isOpened
      ? `This page has a section “${type}” already. It holds the main heading, and a page has one.`
      : `A section “${type}” opens a page with its main heading; here other sections are above it.`;
    const suggestion = isOpened ? 'Delete it, or use another type.' : 'Move it to the top of “sections”.';
    return warning([...path, 'type'], 'late-opening', message, suggestion);
  });
};
