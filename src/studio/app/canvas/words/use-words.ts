import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { textOf } from '../../data/keyed.ts';
import { isSamePlace, isWithin, type Place, valueIn } from '../../data/page-data.ts';
import { type Edit, type Ending, editInPlace } from './edit-in-place.ts';
import { elementOf, type Word } from './find-words.ts';
import { PARTS, type Shown, wordsOf } from './shown-parts.tsx';

/** A text that is being edited, as it reads now. */
export interface Editing {
  word: Word;
  text: string;
  element: HTMLElement;
}

export type Point = { x: number; y: number };

/** Keeps a text that was edited on the page. */
export type Keep = (word: Word, text: string) => void;

/**
 * Editing the words of the page in place: by a click, or from the keyboard.
 * @param untouched where words wait for the editor's own: all of them are selected
 */
export function useWords(shown: Shown | undefined, isReadOnly: boolean, untouched: Place[], keep: Keep) {
  const [editing, setEditing] = useState<Editing>();
  const edit = useRef<Edit>(undefined);
  /** Where to go on once the kept text is on the page. */
  const [next, setNext] = useState<{ word: Word; part: Element; by: 1 | -1 }>();

  const start = (word: Word, point?: Point) => {
    edit.current?.finish();
    if (!shown || isReadOnly) return;
    const part = partOf(word);
    const text = textOf(valueIn(shown.data, word));
    const isUntouched = untouched.some((place) => isSamePlace(place, word));
    const made = editInPlace(word, text, isUntouched ? undefined : point, {
      onInput: (now) => setEditing({ word, text: now, element: made?.element as HTMLElement }),
      // They are in the document of the editor; leaving the text keeps it.
      onTools: () => document.querySelector<HTMLElement>('.item-tools button')?.focus(),
      onEnd: (ending) => end(word, part, text, ending),
    });
    edit.current = made;
    if (!made) return;
    made.element.scrollIntoView({ block: 'nearest' });
    setEditing({ word, text, element: made.element });
  };

  const end = (
    word: Word,
    part: Element | null,
    before: string,
    { text, kept, next: step, byKey }: Ending,
  ) => {
    edit.current = undefined;
    setEditing(undefined);
    if (kept && (byKey || text !== before)) keep(word, text);
    if (step && part) setNext({ word, part, by: step });
  };

  const goOn = useEffectEvent(({ word, part, by }: NonNullable<typeof next>) => {
    const all = shown ? wordsOf(part, shown).filter(isVisible) : [];
    const found = all[all.findIndex((one) => isSamePlace(one, word)) + by];
    if (found) start(found);
    // What is typed after the last text of a part is not for the next one.
    else (part as HTMLElement).focus();
  });
  useEffect(() => {
    if (next) goOn(next);
  }, [next]);

  return {
    editing,
    start,
    finish: () => edit.current?.finish(),
    /** Starts with the first text that is at a place or below it. @returns whether there is one */
    startAt(place: Place): boolean {
      const word = shown && allWords(shown).find((one) => isWithin(one, place));
      if (word) start(word);
      return word !== undefined;
    },
  };
}

/** The words that can be seen, from top to bottom. */
const allWords = (shown: Shown) =>
  [...shown.document.querySelectorAll(PARTS)].flatMap((part) => wordsOf(part, shown)).filter(isVisible);

/** The part of the page that a word is in. */
const partOf = ({ range }: Word) => elementOf(range.commonAncestorContainer)?.closest(PARTS) ?? null;

/** Whether a word is on the page as it is now, and not in a closed menu. */
const isVisible = ({ range }: Word) =>
  elementOf(range.startContainer)?.checkVisibility({ visibilityProperty: true });
