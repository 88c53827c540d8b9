import type { CodeEntry } from '../../codes.ts';
import { error, type UnlocatedDiagnostic, warning } from '../../diagnostic.ts';
import { quote } from '../../explain/wording.ts';
import { jpegElsewhere } from '../../files/list-files.ts';
import type { Reference } from '../content-index.ts';
import { lookUpFile } from '../look-up-file.ts';
import type { ReferenceRule } from '../rule.ts';

const codes = {
  'unknown-image': ['A picture that is not in content/images', 'file: missing.jpg'],
  'small-picture': ['A picture that is too small for its place', 'a hero of 640 pixels'],
} satisfies Record<string, CodeEntry>;
type Found = UnlocatedDiagnostic<keyof typeof codes>;

export default {
  codes,
  kind: 'image',
  check(reference, _, { images, misplaced }) {
    const { name, path, minWidth = 0 } = reference;
    const picture = images.get(name);
    if (!picture && misplaced.pictures.includes(name)) return undefined;
    if (!picture && misplaced.notPictures.includes(name) && jpegElsewhere.test(name))
      return error(path, 'unknown-image', `${quote(name)} is a JPEG under another ending.`, {
        suggestion: `Rename the file to ${quote(name.replace(jpegElsewhere, '.jpg'))}, and write that name here.`,
      });
    if (!picture && misplaced.notPictures.includes(name))
      return error(path, 'unknown-image', `${quote(name)} is not an image format that pages support.`, {
        suggestion: 'Save the picture as JPEG, PNG or SVG, and write that file’s name here.',
      });
    if (!picture)
      return (
        inFolder(reference, [...images.keys()]) ??
        lookUpFile(reference, images.keys(), 'unknown-image', 'picture')
      );
    const { drawing, width } = picture;
    if (drawing || width === undefined || width >= minWidth) return undefined;
    const message = `The picture ${quote(name)} is ${width} pixels wide. Here it needs ${minWidth}, or it is blurred.`;
    return warning(path, 'small-picture', message, { suggestion: 'Replace it with a larger version.' });
  },
} satisfies ReferenceRule<Found['code']>;

/** A picture in a folder is named with that folder. */
function inFolder({ path, name }: Reference, images: string[]): Found | undefined {
  const bare = name.split('/').at(-1) ?? '';
  const [found, ...more] = images.filter((one) => one.endsWith(`/${bare}`));
  if (found === undefined || more.length > 0 || images.includes(bare)) return undefined;
  const message = `The picture ${quote(bare)} is in a folder: ${quote(`content/images/${found}`)}.`;
  return error(path, 'unknown-image', message, {
    suggestion: `${path.at(-1)}: ${found}`,
    fixed: found,
  });
}
