import { quote } from '../../explain/wording.ts';
import { patternRule } from '../rule.ts';

const entities: Record<string, string> = {
  ...{ '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&apos;': '’', '&#39;': '’' },
  ...{ '&nbsp;': ' ', '&ndash;': '–', '&mdash;': '—', '&copy;': '©', '&reg;': '®', '&hellip;': '…' },
};

/** HTML and Markdown in a text that is shown as it is written. */
export default patternRule({
  code: 'markup-in-text',
  severity: 'error',
  pattern:
    /<\/?[a-z][a-z0-9]*(\s[^<>]*)?\/?>|<!--|&(#\d+|#x[0-9a-f]+|[a-z]{2,8});|\[[^[\]]+\](?:\([^()]*\)?| \((?:\/|#|https?:|mailto:)[^()]*\)?)|\([^()]+\)\[(?:\/|https?:)[^[\]]*\]?|\*\*[^*]+\*\*|\*\*(?=\S)|(?<=\S)\*\*|^\*[\w-]+$|^#{2,6}\s?(?=\S)|^#\s(?=\S)/i,
  report([found], text) {
    const message = `Visitors would see ${quote(found)} as it is written: this is plain text.`;
    const sign = entities[found.toLowerCase()];
    if (sign !== undefined)
      return {
        message,
        suggestion: `Write the sign itself: ${sign.trim() || 'a space'}`,
        fixed: text.replaceAll(found, sign),
      };
    return {
      message,
      suggestion:
        'Write the words alone. Bold words and links are possible in a Markdown file under content/text.',
    };
  },
});
