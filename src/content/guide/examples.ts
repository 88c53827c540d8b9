import { Document, isMap, isSeq, parseDocument } from 'yaml';
import { plainValue } from '../parse/tree.ts';

/** A named example of a section type, as its folder has it. */
export interface Example {
  name: string;
  /** An edge case, for tests only: editors are not shown it. */
  hidden: boolean;
  section: Record<string, unknown>;
  /** The section as YAML, as an item of `sections`, without indentation. */
  yaml: string;
}

/**
 * The examples of a section type in its `examples.yaml`; the first is the one that editors copy.
 * @param file path for errors
 * @throws when the text has another shape than a list of names and sections
 */
export function parseExamples(file: string, text: string): Example[] {
  const { contents } = parseDocument(text, { schema: 'failsafe' });
  if (!isSeq(contents)) throw new Error(`${file} is not a list of examples.`);
  return contents.items.map((item) => {
    const section = isMap(item) ? item.get('section', true) : undefined;
    if (!isMap(item) || !isMap(section)) throw new Error(`${file}: an example lacks its section.`);
    return {
      name: String(item.get('name')),
      hidden: String(item.get('hidden')) === 'true',
      section: plainValue(section) as Record<string, unknown>,
      yaml: new Document([section], { schema: 'failsafe' })
        .toString({ lineWidth: 0, flowCollectionPadding: false })
        .trimEnd(),
    };
  });
}
