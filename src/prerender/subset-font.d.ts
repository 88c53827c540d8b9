/** Types for the part of subset-font that we use; the package has none. */
declare module 'subset-font' {
  export interface Options {
    targetFormat?: 'truetype' | 'woff2';
    /** OpenType features to keep; all by default. */
    keepFeatures?: string[];
    noHinting?: boolean;
    /** Tables to remove. */
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
