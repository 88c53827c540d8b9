/**
 * Names of content files. A path is below the content folder, with forward slashes: `pages/about.yaml`. Diagnostics show
 * it behind the name of that folder.
 */

/** The part behind the last slash. */
export const baseOf = (path: string) => path.slice(path.lastIndexOf('/') + 1);

/** A file's ending with its dot; empty for a file without one. */
export const endingOf = (path: string) => /[^/](\.[^./]*)$/.exec(path)?.[1] ?? '';

/** A file's name without folder and ending. */
export const nameOf = (path: string) => baseOf(path).slice(0, -endingOf(path).length || undefined);

/** The address of the page in a file: `/about` for `about.yaml`, `/` for `home.yaml`. */
export function addressOf(path: string): string {
  const name = nameOf(path);
  return name === 'home' ? '/' : `/${name}`;
}

/** A path as diagnostics show it. @param dir the content folder as they show it */
export const shownIn = (dir: string, path: string) => (dir === '.' ? path : `${dir}/${path}`);
