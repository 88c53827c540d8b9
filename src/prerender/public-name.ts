/** A file's name in its address: plain letters, which need no escaping, not even in lists of pictures. */
export const publicName = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^A-Za-z0-9.]+/g, '-');
