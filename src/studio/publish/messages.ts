import type { Diagnostic } from '../../content/index.ts';
import type { Note } from './notes.ts';

/** What the editor in the browser and its server say to each other about publishing. */

/** A stretch of words that stayed, went or came. */
export interface WordRun {
  kind: 'same' | 'removed' | 'added';
  text: string;
}

/** One change to a file's content, as a person thinks of it. */
export interface ContentChange {
  /** Names the change for as long as the file stays as it is. */
  id: string;
  /** The way to it: “Our Vision” › “Growth” › title. Empty for a file as a whole. */
  where: string[];
  kind: 'changed' | 'added' | 'removed' | 'moved' | 'layout';
  words: WordRun[];
}

/** All changes to one file. */
export interface FileChanges {
  /** Path below the content folder. */
  file: string;
  /** What people call it: the page's title, “Header, footer and form”, the picture's name. */
  title: string;
  /** The page's address, for a link to it. */
  address?: string;
  kind: 'changed' | 'new' | 'deleted';
  changes: ContentChange[];
}

export interface PublishState {
  /** What “Publish” does: sends to the website, only keeps a version on this computer, or nothing. */
  way: 'send' | 'keep' | 'none';
  /** What is in the way, or worth knowing. */
  notes: Note[];
  files: FileChanges[];
  /** Versions that are kept here and have not gone yet. */
  waiting: number;
  /** Whether a name and an email have to be given first. */
  needsIdentity: boolean;
}

export interface Identity {
  name: string;
  email: string;
  /** Keep both for this folder. */
  remember: boolean;
}

/** The same place, changed here and by somebody else. A file that one side has deleted is `null` there. */
export interface Conflict {
  id: string;
  file: string;
  /** The field, if it is one. */
  label?: string;
  yours: string | null;
  theirs: string | null;
}

export type Choice = 'yours' | 'theirs';

export interface PublishRequest {
  identity?: Identity;
  /** By the ids of conflicts. */
  choices?: Record<string, Choice>;
}

export type PublishStep = 'check' | 'keep' | 'fetch' | 'merge' | 'send';

export type PublishAnswer =
  /** All is on its way to the website. */
  | { kind: 'sent'; at: string; merged: boolean; notes: Note[] }
  /** A version is kept on this computer; `note` says why it has not gone. */
  | { kind: 'kept'; note: Note }
  /** There is nothing to publish. */
  | { kind: 'nothing' }
  /** The check refuses the content. */
  | { kind: 'refused'; problems: Diagnostic[]; note: Note }
  | { kind: 'conflict'; conflicts: Conflict[]; note: Note }
  | { kind: 'needs-identity'; note: Note }
  /** Nothing has been done. */
  | { kind: 'stopped'; note: Note };
