/** A position in a file. Lines and columns count from 1, columns in UTF-16 code units. */
export interface Position {
  line: number;
  column: number;
}

/** A stretch of a file; the end is exclusive. */
export interface Range {
  start: Position;
  end: Position;
}

/** Replaces a stretch of a file's text. Offsets count UTF-16 code units from 0; the end is exclusive. */
export interface TextEdit {
  start: number;
  end: number;
  text: string;
}

/** Applies edits to a text; of those that overlap, only the first. */
export function applyEdits(text: string, edits: readonly TextEdit[]): { text: string; applied: TextEdit[] } {
  const applied: TextEdit[] = [];
  let done = '';
  let at = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start || a.end - b.end)) {
    if (edit.start < at || (edit.start === at && at > 0 && applied.length > 0)) continue;
    done += text.slice(at, edit.start) + edit.text;
    at = edit.end;
    applied.push(edit);
  }
  return { text: done + text.slice(at), applied };
}

export type Severity = 'error' | 'warning';

/** One mistake in the content, at the place where a person has to change something. */
export interface Diagnostic {
  /** Path relative to the project, with forward slashes. */
  file: string;
  range: Range;
  /** Errors stop the build. */
  severity: Severity;
  /** Stable name of the kind of mistake. */
  code: string;
  /** What is wrong, in a plain sentence. */
  message: string;
  /** What to write instead: a sentence or the corrected YAML. */
  suggestion?: string;
  /** The value in the file that it is about, or the field that is missing. */
  path?: Path;
  /** The repair, only where it is certainly what the writer meant. */
  edits?: readonly TextEdit[];
}

/** The way to a value in a file: keys and list indexes from the top. */
export type Path = readonly (string | number)[];

/**
 * A diagnostic about a value, before its range is known. Ranges need a full parse of the file, so `locate` computes
 * them only for what is reported.
 */
export interface UnlocatedDiagnostic extends Omit<Diagnostic, 'file' | 'range' | 'edits' | 'suggestion'> {
  path: Path;
  suggestion?: string | undefined;
  /** Marks the key; without it, the value. */
  at?: 'key';
  /** The field that the group at `path` lacks; the suggestion is its lines, shown with the indentation of the group. */
  lacks?: string;
  /** The part of the text to mark, as offsets into it. */
  span?: readonly [number, number];
  /** In Markdown: the offsets in the file, known from the start. */
  offsets?: readonly [number, number];
  /** The text as it should be, only where it is certainly what the writer meant; quotes are chosen as needed. */
  fixed?: string | undefined;
  /** The name that the field should have, only where it is certain. */
  rename?: string;
}

type Details = Partial<Omit<UnlocatedDiagnostic, 'path' | 'code' | 'severity' | 'message' | 'suggestion'>>;

/** A diagnostic that stops the build. @param suggestion what to write instead */
export const error = (
  path: Path,
  code: string,
  message: string,
  suggestion?: string,
  details: Details = {},
): UnlocatedDiagnostic => ({ path, code, severity: 'error', message, suggestion, ...details });

/** A diagnostic that does not stop the build. */
export const warning = (...about: Parameters<typeof error>): UnlocatedDiagnostic => ({
  ...error(...about),
  severity: 'warning',
});

/** A text as a suggestion shows it: behind its field; as it is in a list or in Markdown. */
export const written = (path: Path, text: string) =>
  typeof path.at(-1) === 'string' ? `${path.at(-1)}: ${text}` : text;

/** An error with one certain correction. @param fixed the text as it should be */
export const corrected = (path: Path, code: string, message: string, fixed: string) =>
  error(path, code, message, written(path, fixed), { fixed });

/** Diagnostics in the order of files and lines. */
export const inOrder = (a: Diagnostic, b: Diagnostic) =>
  a.file === b.file
    ? a.range.start.line - b.range.start.line || a.range.start.column - b.range.start.column
    : a.file < b.file
      ? -1
      : 1;

/** A diagnostic about a file as a whole. */
export function fileDiagnostic(
  file: string,
  code: string,
  message: string,
  suggestion: string,
  severity: Severity = 'error',
): Diagnostic {
  const start = { line: 1, column: 1 };
  return { file, range: { start, end: start }, severity, code, message, suggestion };
}

/**
 * Whether a problem keeps a file off the screen while it is edited. A placeholder does not: people want to see where
 * their words will be. It does stop the build.
 */
export const hidesFile = ({ severity, code }: Pick<Diagnostic, 'severity' | 'code'>): boolean =>
  severity === 'error' && code !== 'draft-words';
