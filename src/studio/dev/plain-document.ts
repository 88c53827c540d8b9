/** Parts of a document that the development server draws by itself. */
interface PlainDocument {
  title: string;
  /** That of the content; with it, the document is loaded again when content or code has changed. */
  version?: string;
  /** Elements of its head. */
  head?: string;
  body: string;
}

const CLIENT = '<script type="module" src="/src/studio/dev/plain-client.ts"></script>';

/** A document beside the pages of the site: the gallery, mistakes in place of a page, an error. */
export const plainDocument = ({ title, version, head = '', body }: PlainDocument): string =>
  [
    `<!doctype html><html lang="en" data-version="${version ?? ''}"><head><meta charset="utf-8"><title>${title}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="/favicon.svg">',
    `${head}${version === undefined ? '' : CLIENT}</head><body>${body}</body></html>`,
  ].join('');
