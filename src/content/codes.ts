/** What a kind of mistake is, for editors: a title and an example. */
export type CodeEntry = readonly [title: string, example: string];

/**
 * Every kind of mistake that parsing, recovery, schemas and file names report, and those that several rules share. Other
 * rules declare their own; `all-codes.ts` puts them together. A code that is missing here does not compile.
 */
export const coreCodes = {
  backslash: ['A backslash that visitors would see', 'text: One line\\nanother line'],
  'bad-anchor': ['An id with other characters than lowercase letters, digits and hyphens', 'id: Our Team'],
  'bad-email': ['Not an email address', 'email: hello at company.com'],
  'bad-link': ['Not a link', 'link: htp://example.com'],
  'bad-phone': ['Not a phone number', 'phone: ask for Anna'],
  'broken-file': ['A file for visitors that cannot be published', 'a PDF of 0 bytes'],
  'broken-picture': ['A picture that cannot be opened', 'hero.jpg, cut off by a broken upload'],
  'bullet-sign': ['A bullet sign typed by hand', 'title: • Fast'],
  'colon-in-wrapped-text': [
    'A text over several lines with a colon in it',
    'text: First line\n  note: second',
  ],
  'comment-after-text': ['A comment behind a text', 'title: Support # new'],
  'curly-quotes': ['Curly quotes around a text', 'title: “Support”'],
  'draft-words': [
    'Words of a new page that were never replaced',
    'text: Your words – what visitors read here',
  ],
  'duplicate-key': ['A field written twice', 'title: A\ntitle: B'],
  'empty-text': ['A field without a text', 'title: ""'],
  'empty-value': ['A field with nothing under it', 'items:'],
  'equals-sign': ['An equals sign instead of a colon', 'title = Support'],
  'file-name': ['A file name that cannot be an address', 'pages/Our Team.yaml'],
  'foreign-remark': ['A comment written as in another language', '// later'],
  'front-matter': ['The lines of dashes around a text’s fields are wrong', '--'],
  'glued-dash': ['A dash without a space behind it', '-First item'],
  'group-on-one-line': ['Several fields on one line', 'image: file: a.jpg alt: b'],
  indentation: ['A line that is indented too little or too much', 'image:\n    file: a.jpg\n   alt: b'],
  'invisible-character': ['A character that does not show', 'title: Wi{U+200B}Fi'],
  'json-item': ['Fields written with quotes and commas', '"title": "Support",'],
  'key-spelling': ['A field name with other capitals or signs', 'Title: Support'],
  'left-over': ['A line without any words', '***'],
  'line-ends': ['Line ends of very old computers', 'a file from an old Mac'],
  'line-prefix': ['Signs in front of each line', '> title: Support'],
  'loose-line': ['A line that belongs to nothing', 'Some words without a field'],
  'lost-dash': ['A list item without its dash', 'items:\n  - One\n  Two'],
  'lost-line': ['A line that is missing', 'the line “items:” above its dashes'],
  'lost-line-break': ['Two lines joined into one', 'title: A text: B'],
  'markup-in-text': ['Signs of HTML or Markdown that visitors would see', 'title: **Support**'],
  'merge-conflict': ['Two versions of the same lines, with their marks', '<<<<<<< HEAD'],
  'misplaced-key': ['A field that belongs elsewhere', 'alt: … beside image: instead of under it'],
  'missing-colon': ['A field without its colon', 'title Support'],
  'missing-comma': ['A comma is missing between brackets', '[one two]'],
  'missing-home': ['There is no home page', 'pages/home.yaml'],
  'missing-key': ['A field that is needed is missing', 'a hero without its title'],
  'missing-site': ['There is no site.yaml', 'site.yaml'],
  'missing-type': ['A section without its type', '- heading: Services'],
  'mistyped-key': ['A field name that was broken apart', 'ti tle: Support'],
  'named-copy': ['YAML’s way to repeat something, which is not read here', 'title: *first'],
  'needs-quotes': ['A text that needs quotes', 'title: Support: day and night'],
  'not-a-file': ['Neither a file nor a folder', 'a shortcut to a file that is gone'],
  'not-text': ['A file that is no plain text', 'about.docx, named about.yaml'],
  'not-valid': ['A value that its field does not allow', 'formerly: [Old Page]'],
  'odd-dash': ['Another dash than the one that begins a list item', '– First item'],
  'odd-space': ['A space that is not an ordinary one', 'title:{U+00A0}Support'],
  'picture-too-heavy': ['A picture of more than 20 MB', 'hero.jpg straight from the camera'],
  'quote-in-quotes': ['Quotes inside quotes', 'title: "The "quiet" user"'],
  'quote-not-opened': ['A quote that closes and never opens', 'title: Support"'],
  'quote-to-margin': ['A text in quotes that continues at the margin', 'text: "First line\nsecond line"'],
  'second-document': ['Two files in one', 'a line of dashes and a second title'],
  'space-after-colon': ['No space behind a colon', 'title:Support'],
  'stray-bracket': ['A bracket that belongs to nothing', 'title: Support]'],
  'stray-dash': ['A dash that begins no list item', '- title: Support'],
  'stray-key': ['A field name with nothing to belong to', 'title: text: Support'],
  'stray-line': ['A line in the wrong place', 'words between two fields'],
  'stray-sign': ['A sign that does not belong there', 'title: * Support'],
  syntax: ['A line that cannot be understood', 'title: "a" b: c'],
  tab: ['A tab instead of spaces', '{U+0009}title: Support'],
  'text-above-list': ['A text between a field and its list', 'items: Our services\n  - One'],
  'text-after-quote': ['Words behind the closing quote', 'title: "Support" and more'],
  'text-lost': ['A number sign that cuts a text short', 'title: Room #12'],
  'too-deep': ['Too many groups inside each other', '[[[[['],
  'too-few': ['Too few list items', 'items: with one entry'],
  'too-large': ['A file or line that is too large', 'a picture pasted as text'],
  'too-long': ['A text that is too long for its place', 'label: Ask us for a quote whenever you like'],
  'too-many': ['Too many list items', 'navigation with 8 entries'],
  'too-many-mistakes': ['So many mistakes that the rest was not read', 'another kind of file'],
  'unclosed-bracket': ['A bracket that is never closed', 'items: [one, two'],
  'unclosed-quote': ['A quote that is never closed', 'title: "Support'],
  'unknown-choice': ['Not one of the words to choose from', 'tone: dark'],
  'unknown-key': ['A field that does not exist here', 'colour: red'],
  'unknown-type': ['A section type that does not exist', 'type: slider'],
  'unread-file': ['A file that nothing uses', 'content/notes.docx'],
  'unread-folder': ['A folder that nothing uses', 'content/drafts'],
  'unsafe-drawing': ['A drawing that carries a program or loads other files', '<svg onload="…">'],
  'unused-file': ['A file that no page offers', 'files/price-list-2019.pdf'],
  'unused-picture': ['A picture that no page shows', 'images/home-hero (1).jpg'],
  'wrong-bracket': ['A bracket closed by one of another kind', '[one, two}'],
  'wrong-colon': ['Another sign instead of a colon', 'title; Support'],
  'wrong-encoding': ['A file that is not saved as UTF-8', 'CafÃ©'],
  'wrong-shape': ['A text where a list or group belongs, or the other way round', 'items: one text'],
} as const satisfies Record<string, readonly [title: string, example: string]>;

/** The code of a kind of mistake. */
export type Code = keyof typeof coreCodes;

/**
 * A code that a detector chose by name.
 * @throws when the catalogue does not have it
 */
export function knownCode(code: string): Code {
  if (!Object.hasOwn(coreCodes, code)) throw new Error(`codes.ts does not explain “${code}”.`);
  return code as Code;
}
