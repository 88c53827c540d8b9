/** The replacement of one stretch of a file's text; offsets count UTF-16 code units from 0. */
export interface Fix {
  start: number;
  end: number;
  text: string;
}

/** One mistake in the content, in the place where the person has to change something. */
export interface Problem {
  /** Path relative to the project, with forward slashes. */
  file: string;
  /** Lines and columns count from 1; the end is exclusive. */
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
  severity: 'error' | 'warning';
  /** Stable kebab-case name of the kind of mistake, for tests and tools. */
  code: string;
  /** What is wrong, in a plain sentence. */
  message: string;
  /** What to write instead: a sentence or the corrected YAML. */
  suggestion?: string;
  /** A certain repair; absent where only a person can decide. */
  fix?: Fix;
}
