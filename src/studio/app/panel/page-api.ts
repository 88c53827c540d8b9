import { nameFromTitle, pageFileAt } from '../../page-name.ts';
import type { FieldProblem } from '../../protocol.ts';
import { editorUrl, post } from '../api.ts';
import type { LinkHere, PageCommands } from '../fields/index.ts';

type Answer = { kind: 'done'; address: string } | { kind: 'refused'; problems: FieldProblem[] };
interface Reference extends FieldProblem {
  isMenu: boolean;
}

/** The description of a copied page, because two pages cannot have the same one. */
const DESCRIPTION = 'Your words – one or two sentences for search results';

/**
 * What can be done with the page in a file. It is done at once; then the editor opens where to go on.
 * @param refusal why nothing can be done now
 * @param titleOf the title of the page in a file
 */
export function pageCommands(
  file: string,
  refusal: string | undefined,
  titleOf: (file: string) => string,
): PageCommands {
  const run = async (action: string, request: object) => {
    const answer = await post<Answer>(`${action}-page`, request);
    if (answer.kind === 'refused') throw new Error(answer.problems.map(({ message }) => message).join(' '));
    location.assign(editorUrl(answer.address));
  };
  return {
    refusal,
    create: (title) => run('new', { name: nameFromTitle(title), title }),
    copy: (title) => run('copy', { file, name: nameFromTitle(title), title, description: DESCRIPTION }),
    rename: (name) => run('rename', { file, name }),
    async linksHere() {
      const references = await post<Reference[]>('page-references', { file });
      return references.map(({ isMenu, ...problem }) => ({ isMenu, where: whereOf(problem, titleOf) }));
    },
    async remove(leadTo) {
      await run('delete', { file, ...(leadTo !== undefined && { leadTo: pageFileAt(leadTo) }) });
    },
  };
}

/** The place of a link in words. */
function whereOf({ file, path }: FieldProblem, titleOf: (file: string) => string): LinkHere['where'] {
  if (file === 'site.yaml') return `in the ${sitePart(path[0])}`;
  if (file.startsWith('text/')) return `in the text “${titleOf(file)}”`;
  const section = path[0] === 'sections' ? `, section ${Number(path[1]) + 1}` : '';
  return `on the page “${titleOf(file)}”${section}`;
}

const sitePart = (field: unknown) =>
  field === 'navigation' ? 'header' : field === 'footer' ? 'footer' : 'settings of the whole site';
