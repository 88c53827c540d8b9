import { corrected, error, warning, written } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { ContentIndex } from './content-index.ts';
import type { ReferenceRule } from './rule.ts';

/** What is called by a name, and where it is. */
interface Named {
  code: string;
  what: string;
  where: string;
  all: (index: ContentIndex) => ReadonlySet<string> | ReadonlyMap<string, unknown>;
  /** What people write around the name; the folder, if left out. */
  around?: RegExp;
  /** What to do where no name is alike. */
  otherwise?: string;
}

/** A rule about names of one kind. A file that is elsewhere is reported there, and only there. */
const known =
  ({ code, what, where, all, around = /^.*[/\\]/, ...more }: Named): ReferenceRule =>
  ({ name, path }, _, index) => {
    const names = all(index);
    const place = `${where.replace('content/', '')}/${name}`;
    if (names.has(name) || index.elsewhere.has(place) || index.elsewhere.has(`${place}.md`)) return undefined;
    const message = `There is no ${what} ${quote(name)} in ${where}.`;
    const bare = name.replace(around, '');
    const [same, other] = [...names.keys()].filter((one) => one.toLowerCase() === bare.toLowerCase());
    if (same !== undefined && other === undefined) return corrected(path, code, message, same);
    const [near] = nearest(bare, names.keys());
    const { otherwise = `Put the file into ${where} first.` } = more;
    return error(path, code, message, near ? written(path, near) : otherwise);
  };

/** The name of a file for visitors. */
export const file = known({
  ...{ code: 'unknown-file', what: 'file', where: 'content/files' },
  all: ({ downloads }) => downloads,
});

/** The name of a Markdown text. */
export const textFile = known({
  ...{
    code: 'unknown-text-file',
    what: 'text',
    where: 'content/text',
    around: /^.*[/\\]|\.(md|markdown)$/gi,
  },
  all: ({ textNames }) => textNames,
});

/** The name of an icon. */
export const icon = known({
  ...{ code: 'unknown-icon', what: 'icon', where: 'the Lucide set', around: /^lucide[-:]|\.svg$/gi },
  all: ({ icons }) => icons,
  otherwise: 'The icons are shown at lucide.dev/icons.',
});

const picture = known({
  ...{ code: 'unknown-image', what: 'picture', where: 'content/images' },
  all: ({ images }) => images,
});

/** The name of a picture, which has to be large enough for its place. */
export const image: ReferenceRule = (reference, from, index) => {
  const { name, path, minWidth = 0 } = reference;
  const { drawing, width = minWidth } = index.images.get(name) ?? {};
  if (drawing || width >= minWidth) return picture(reference, from, index);
  const message = `The picture ${quote(name)} is ${width} pixels wide. Here it needs ${minWidth}, or it is blurred.`;
  return warning(path, 'small-picture', message, 'Replace it with a larger version.');
};
