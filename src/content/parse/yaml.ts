import { type Document, parseDocument } from 'yaml';

/** Parses YAML with every scalar as the text that was written: `yes`, `1.10` and `2024-05-01` are texts. */
export const parseText = (text: string): Document =>
  parseDocument(text, { schema: 'failsafe', prettyErrors: false, uniqueKeys: false, logLevel: 'error' });
