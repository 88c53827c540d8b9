import { error, warning } from '../diagnostic.ts';
import { nearest } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import type { Picture } from '../files/pictures.ts';
import type { Reference } from './content-index.ts';
import type { ReferenceRule } from './rule.ts';

const kinds = {
  image: { code: 'unknown-image', what: 'picture', folder: 'content/images' },
  file: { code: 'unknown-file', what: 'file', folder: 'content/files' },
  'text-file': { code: 'unknown-text-file', what: 'text', folder: 'content/text' },
} as const;

/** The name of a picture, of a Markdown text, or of a file for visitors. */
export const fileName: ReferenceRule = (reference, _, { images, downloads, textNames, elsewhere }) => {
  const { kind, name } = reference;
  if (elsewhere.has(kind === 'image' ? `images/${name}` : `text/${name}.md`)) return undefined;
  if (kind === 'image') {
    const picture = images.get(name);
    return picture ? tooSmall(reference, picture) : unknown(reference, [...images.keys()], kinds.image);
  }
  const own = kind === 'file' ? 'file' : 'text-file';
  const names = own === 'file' ? downloads : textNames;
  return names.has(name) ? undefined : unknown(reference, [...names], kinds[own]);
};

/** @param all the names that there are */
function unknown(
  { name, path }: Reference,
  all: string[],
  { code, what, folder }: (typeof kinds)[keyof typeof kinds],
) {
  const bare = name.replace(/^.*[/\\]/, '').replace(what === 'text' ? /\.(md|markdown)$/i : /^$/, '');
  const [same, other] = all.filter((one) => one.toLowerCase() === bare.toLowerCase());
  const fixed = other === undefined ? same : undefined;
  const near = fixed ?? nearest(bare, all)[0];
  return error(path, code, `There is no ${what} ${quote(name)} in ${folder}.`, {
    suggestion: near ? `${path.at(-1)}: ${near}` : `Put the file into ${folder} first.`,
    fixed,
  });
}

function tooSmall({ name, path, minWidth = 0 }: Reference, { drawing, width }: Picture) {
  if (drawing || width === undefined || width >= minWidth) return undefined;
  const message = `The picture ${quote(name)} is ${width} pixels wide. Here it needs ${minWidth}, or it is blurred.`;
  return warning(path, 'small-picture', message, { suggestion: 'Replace it with a larger version.' });
}
