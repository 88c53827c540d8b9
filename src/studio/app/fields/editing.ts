import { createContext, use } from 'react';
import type { FormModel, Path } from '../../../content/index.ts';
import type { FieldData, FileChoice, PictureChoice } from '../../field-data.ts';
import type { FieldProblem } from '../../protocol.ts';
import type { Place } from '../data/page-data.ts';

/** What fields need from the editor around them. */
export interface Editing extends FieldData {
  forms: FormModel;
  /** Address of the page that is open; undefined for what all pages share. */
  address: string | undefined;
  /** Language of the site. */
  language: string;
  /** Country of the company: where phone numbers are called. */
  country: string;
  /** What the check says, of all files. */
  problems: readonly FieldProblem[];
  /** Whether something is not saved yet. */
  isChanged: boolean;
  /** Puts a picture into the content. @throws Error with a sentence for the editor, as the others do */
  addPicture(file: File): Promise<PictureChoice>;
  /** Puts a file for visitors into the content. */
  addFile(file: File): Promise<FileChoice>;
  /** Makes a new Markdown text. @returns its name */
  addText(title: string): Promise<string>;
}

/** A field that is asked for, by a click on the page or by the check: it is shown. */
export interface Target extends Place {
  /** Whether it gets the focus: not while its words are edited on the page. */
  hasFocus: boolean;
}

/** Where the field is that was asked for. */
export const TargetContext = createContext<Path | undefined>(undefined);

export const EditingContext = createContext<Editing | undefined>(undefined);

/** What fields need from the editor around them. @throws outside of an EditingContext */
export function useEditing(): Editing {
  const editing = use(EditingContext);
  if (!editing) throw new Error('useEditing() needs an EditingContext around it.');
  return editing;
}
