import { nameFromTitle } from '../../name-from-title.ts';
import type { FieldProblem } from '../../protocol.ts';
import { way } from '../api.ts';
import type { LinkHere, PageCommands } from '../fields/index.ts';

type Answer = { kind: 'done'; address: string } | { kind: 'refused'; problems: FieldProblem[] };
type DeleteAnswer = { kind: 'done' } | { kind: 'referenced' };
interface Reference extends FieldProblem {
  isMenu: boolean;
}

/** The description of a copied page, because two pages cannot have the same one. */
const DESCRIPTION = 'Your words – one or two sentences for search results';

/**
 * What can be done with the page in a file, by the server. It is done at once; then the editor opens where to go on.
 * @param refusal why nothing can be done now
 * @param titleOf the title of the page in a file
 */
export function pageCommands(
  file: string,
  refusal: string | undefined,
  titleOf: (file: string) => string,
): PageCommands {
  const open = (address: string) => location.assign(way.editorUrl(address));
  const run = async (action: string, request: object) => {
    const answer = await way.post<Answer>(`page/${action}`, request);
    if (answer.kind === 'refused') throw new Error(answer.problems.map(({ message }) => message).join(' '));
    open(answer.address);
  };
  return {
    refusal,
    create: (title) => run('new', { name: nameFromTitle(title), title }),
    copy: (title) => run('copy', { file, name: nameFromTitle(title), title, description: DESCRIPTION }),
    rename: (name) => run('rename', { file, name }),
    async linksHere() {
      const references = await way.post<Reference[]>('page/references', { file });
      return references.map(({ isMenu, ...problem }) => ({ isMenu, where: whereOf(problem, titleOf) }));
    },
    async remove(leadTo) {
      const target = leadTo === undefined ? {} : { leadTo: fileAt(leadTo) };
      const answer = await way.post<DeleteAnswer>('page/delete', { file, withMenu: true, ...target });
      if (answer.kind === 'referenced') throw new Error('Some links still lead here. Nothing was deleted.');
      open(leadTo ?? '/');
    },
  };
}

/** The file of the page at an address. */
export const fileAt = (address: string) => `pages/${address === '/' ? 'home' : address.slice(1)}.yaml`;

/** The place of a link in words. */
function whereOf({ file, path }: FieldProblem, titleOf: (file: string) => string): LinkHere['where'] {
  if (file === 'site.yaml') return `in the ${sitePart(path[0])}`;
  if (file.startsWith('text/')) return `in the text “${titleOf(file)}”`;
  const section = path[0] === 'sections' ? `, section ${Number(path[1]) + 1}` : '';
  return `on the page “${titleOf(file)}”${section}`;
}

const sitePart = (field: unknown) =>
  field === 'navigation' ? 'header' : field === 'footer' ? 'footer' : 'settings of the whole site';
