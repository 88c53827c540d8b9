import { createContext, use } from 'react';
import type { Path } from '../../../content/index.ts';
import type { FieldData, FileChoice, IconChoice, PictureChoice } from '../../field-data.ts';
import type { FieldProblem } from '../../protocol.ts';

/** A Markdown text as it is now, with the changes that are not saved yet. */
export interface EditedText {
  title: string;
  body: string;
  problems: readonly FieldProblem[];
}

/** What fields need from the editor around them. */
export interface Editing extends FieldData {
  /** Address of the page that is open; undefined for what all pages share. */
  address: string | undefined;
  /** Language of the site. */
  language: string;
  /** Country of the company: where phone numbers are called. */
  country: string;
  /** Puts a picture into the content. @throws Error with a sentence for the editor */
  addPicture(file: File): Promise<PictureChoice>;
  /** Puts a file for visitors into the content. @throws Error with a sentence for the editor */
  addFile(file: File): Promise<FileChoice>;
  /** All icons; loaded when the first picker opens. */
  icons(): Promise<IconChoice[]>;
  /** A Markdown text; undefined until it is loaded. */
  text(name: string): EditedText | undefined;
  changeText(name: string, change: { title?: string; body?: string }): void;
  /** Makes a new Markdown text. @returns its name */
  addText(title: string): Promise<string>;
}

/** Where the field is that was asked for, by a click on the page or by the check: it is shown, and has the focus. */
export const TargetContext = createContext<Path | undefined>(undefined);

export const EditingContext = createContext<Editing | undefined>(undefined);

/** What fields need from the editor around them. @throws outside of an EditingContext */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing() needs an EditingContext around it.');
  return editing;
}
