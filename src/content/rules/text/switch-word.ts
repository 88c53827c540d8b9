import { error } from '../../diagnostic.ts';
import { quote, valueName } from '../../explain/wording.ts';
import type { TextRule } from '../rule.ts';

/** A yes or no where a text belongs. Only a field that may be left out can be answered with “no”. */
export default {
  codes: {
    'switch-word': ['A yes or no where a text belongs', 'title: true'],
  },
  fields: ['text'],
  check(text, path, { required, example = '' }) {
    // Where the example is a code, as of a state, ON is Ontario.
    if (/^[A-Z]+$/.test(example) && /^[A-Z]+$/.test(text)) return undefined;
    if (!(required ? /^(true|false|null|~)$/i : /^(true|false|null|~|no|none|off|yes|on)$/i).test(text))
      return undefined;
    const suggestion = `Write the text for visitors. To leave ${valueName(path)} out, delete the line.`;
    return error(path, 'switch-word', `Visitors would read the word ${quote(text)} here.`, {
      suggestion,
    });
  },
} satisfies TextRule<'switch-word'>;
