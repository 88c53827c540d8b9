/** A file's size as people say it: `480 kB`, `1.2 MB`. */
export function fileSize(bytes: number, language: string): string {
  const isLarge = bytes >= 999_500;
  const value = isLarge ? bytes / 1e6 : Math.max(1, bytes / 1e3);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(value);
}

/** The kind and size of a file, as visitors read them: `PDF, 480 kB`. */
export const aboutFile = (name: string, bytes: number, language: string): string =>
  `${name.slice(name.lastIndexOf('.') + 1).toUpperCase()}, ${fileSize(bytes, language)}`;
