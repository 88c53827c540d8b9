import { HtmlValidate } from 'html-validate';

/** The recommended rules, without those about style. */
const judge = new HtmlValidate({
  extends: ['html-validate:recommended'],
  rules: {
    // React writes `<img/>`, `srcSet`, `required=""` and `hidden=""`: to a browser the same as `<img>`, `srcset` and `required`.
    'void-style': 'off',
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': ['error', { style: 'lowercase' }],
    // React's ids begin with an underscore, which is valid HTML.
    'valid-id': ['error', { relaxed: true }],
    // Phone numbers are kept on one line by the style sheet, so that copying one gives plain characters.
    'tel-non-breaking': ['error', { ignoreClasses: ['nowrap'] }],
  },
});

/** What is not valid in a page's HTML, by html-validate. */
export async function htmlFaults(html: string, file: string): Promise<string[]> {
  const { results } = await judge.validateString(html, file);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, selector }) => `${ruleId}: ${message} (${selector})`),
  );
}
