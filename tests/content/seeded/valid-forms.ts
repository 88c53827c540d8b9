import { parseDocument, type ToStringOptions } from 'yaml';

const written = (options: ToStringOptions) => (text: string) =>
  parseDocument(text, { schema: 'failsafe' }).toString(options);

/** Other valid ways to write the same content. */
export const forms: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'Windows line ends': (text) => text.replaceAll('\n', '\r\n'),
  'steps of four spaces': written({ indent: 4, lineWidth: 0 }),
  'dashes at the column of the key': written({ indentSeq: false, lineWidth: 0 }),
  'lines broken at 60': written({ lineWidth: 60 }),
  'single quotes': written({
    lineWidth: 0,
    singleQuote: true,
    defaultStringType: 'QUOTE_SINGLE',
    defaultKeyType: 'PLAIN',
  }),
  'double quotes, keys too': written({
    lineWidth: 0,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'QUOTE_DOUBLE',
  }),
  'double quotes over several lines': written({
    lineWidth: 40,
    minContentWidth: 5,
    defaultStringType: 'QUOTE_DOUBLE',
    defaultKeyType: 'PLAIN',
  }),
  'folded blocks': written({ lineWidth: 60, defaultStringType: 'BLOCK_FOLDED', defaultKeyType: 'PLAIN' }),
  'literal blocks': written({ lineWidth: 60, defaultStringType: 'BLOCK_LITERAL', defaultKeyType: 'PLAIN' }),
  'brackets and braces': written({ collectionStyle: 'flow', lineWidth: 60 }),
  JSON: (text) => JSON.stringify(parseDocument(text, { schema: 'failsafe' }).toJS(), null, 2),
  'a document mark at the top': (text) => `---\n${text}`,
  'a document mark at the end': (text) => `${text}...\n`,
  'spaces at line ends': (text) => text.replaceAll('\n', '   \n'),
  'no line end at the end': (text) => text.trimEnd(),
  'comments everywhere': (text) => text.replaceAll('\n', '\n# a note\n'),
};
