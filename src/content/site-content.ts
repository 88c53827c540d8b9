import type { Diagnostic } from './diagnostic.ts';
import type { Picture } from './files/pictures.ts';
import type { Tone } from './schema/field-meta.ts';
import type { Site } from './schema/site.ts';

/** One validated section: its type, the common fields, and the fields of its type. */
export interface Section {
  type: string;
  id?: string;
  tone?: Tone;
  /** Left out of the site. */
  hidden?: boolean;
  [field: string]: unknown;
}

/** One validated page. */
export interface Page {
  /** The file's name without its ending, `home` for the front page. */
  name: string;
  /** Address without a slash at the end: `/`, `/about`. */
  address: string;
  title: string;
  description: string;
  /** Addresses that the page once had. */
  formerly?: string[];
  /** Whether a section opens the page with its main heading. */
  opened?: true;
  /** Whether the first section has a button for the next step. */
  startsWithButton?: true;
  service?: string;
  social?: { file: string; alt: string; focus?: string };
  /** In no menu and no sitemap, and not for search engines. */
  hidden?: boolean;
  sections: Section[];
}

/** One Markdown text: its front matter and the Markdown under it. */
export interface Text {
  name: string;
  title: string;
  /** The whole file: front matter, then Markdown. */
  source: string;
  /** Names of the files in `content/files` that its links lead to. */
  files: string[];
  /** Path of the file relative to the project. */
  path: string;
}

/** All content after the gate: what could be read, and every problem that was found on the way. */
export interface Content {
  /** Number of files that were read. */
  files: number;
  /** Absent when site.yaml has errors. */
  site?: Site | undefined;
  /** Pages without errors, by address. */
  pages: Map<string, Page>;
  texts: Map<string, Text>;
  /** By name, as sections write it; those that cannot be shown have no width. */
  pictures: ReadonlyMap<string, Picture>;
  problems: Diagnostic[];
}
