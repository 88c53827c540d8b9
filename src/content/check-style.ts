import { error, type Finding, type Path, warning } from './finding.ts';
import { isDraft } from './guide/draft-words.ts';
import { quote } from './names.ts';

/** A habit of writing that is almost never meant in a text of a website. */
interface Habit {
  pattern: RegExp;
  /** Fields that it is a slip in; all, where none is named. */
  field?: string;
  code: string;
  message: (found: string) => string;
  suggestion: string;
  /** What takes the place of what was found, where that is certain. */
  instead?: string;
}

const habits: Habit[] = [
  {
    pattern: /(?<=[\p{L}\p{N}"”’)])[,;]$/u,
    code: 'sign-at-end',
    message: (found) => `This text ends with ${quote(found)}, as if something were to follow.`,
    suggestion: 'Take the sign away.',
    instead: '',
  },
  {
    pattern: /\\[nt](?![a-z])|\\[nt](?=[A-Z])/,
    code: 'backslash',
    message: (found) => `Visitors would see ${quote(found)} as it is written: a text here has one line.`,
    suggestion: 'Write a space, or make two texts of it.',
  },
  {
    pattern: /^[•▪●◦‣]\s/,
    code: 'bullet-sign',
    message: () => 'Visitors would see this sign in front of the words.',
    suggestion: 'Take it away; a list gets its signs by itself.',
  },
  {
    pattern: /^(\S+\.(jpe?g|png|webp|avif|svg|gif|heic|tiff?)|(img|dsc|image|picture|photo)[-_ ]?\d*)$/i,
    field: 'alt',
    code: 'file-for-text',
    message: () => 'This is the name of a file; people who cannot see the picture would hear it.',
    suggestion: 'Say in a few words what the picture shows.',
  },
];

/** Looks for habits that are almost never meant. Each is only told: the page is shown as it stands. */
export function checkStyle(text: string, path: Path): Finding[] {
  if (isDraft(text)) {
    const suggestion = 'Write your own words in its place, or take away what the page does not need.';
    return [
      error(path, 'value', 'draft-words', 'This is still the placeholder of a new page.', { suggestion }),
    ];
  }
  const field = path.at(-1);
  if (field === 'years') return backwards(text, path);
  return field === 'alt' || mayBeOdd(text) ? habits.flatMap((habit) => told(habit, text, path)) : [];
}

/** Whether a text has a sign of any of the habits; hardly one has, and many thousands are asked. */
const mayBeOdd = (text: string) =>
  text.endsWith(',') || text.endsWith(';') || text.includes('\\') || '•▪●◦‣'.includes(text.charAt(0));

function told(
  { pattern, field, code, message, suggestion, instead }: Habit,
  text: string,
  path: Path,
): Finding[] {
  const found = field === undefined || path.at(-1) === field ? pattern.exec(text) : null;
  if (!found) return [];
  return [
    warning(path, 'value', code, message(found[0]), {
      span: [found.index, found.index + found[0].length],
      suggestion,
      ...(instead === undefined ? {} : { edit: { kind: 'set-text', text: text.replace(pattern, instead) } }),
    }),
  ];
}

function backwards(text: string, path: Path): Finding[] {
  const [, from = '', to = ''] = /^((?:19|20)\d\d)\s*[-–—]\s*((?:19|20)\d\d)$/.exec(text.trim()) ?? [];
  if (from <= to) return [];
  return [
    warning(path, 'value', 'years-backwards', `${from} comes after ${to}.`, {
      suggestion: `Perhaps: years: "${to}-${from}"`,
    }),
  ];
}
