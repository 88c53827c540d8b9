/** The part of subset-font that we use; the package has no types of its own. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features to keep; without it all of them. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Tables to leave out. */
    dropTables?: string[];
    /** Keeps the whole font; `text` must be undefined then. */
    keepAllGlyphs?: boolean;
  }
  export default function subsetFont(
    font: Buffer,
    text: string | undefined,
    options?: Options,
  ): Promise<Buffer>;
}
