/**
 * What a text means beyond its form. Rules find values by their kind and look them up: a page, an anchor, a picture,
 * an icon or a Markdown file.
 */
export type FieldKind =
  | 'text'
  | 'link'
  | 'image'
  | 'icon'
  | 'text-file'
  | 'file'
  | 'anchor'
  | 'switch'
  | 'focus'
  | 'date'
  | 'time'
  | 'days'
  | 'old-address'
  | 'web-address'
  | 'email'
  | 'phone';

/** What editors read about a field, in their own words. */
export interface Words {
  /** A name, such as “Title”; for an item of a list, what one is: “Card”. */
  label: string;
  /** What to write or what it does, in one or two sentences. */
  help: string;
  /** What other systems call such a field, in lowercase letters, the likeliest first: it is suggested for them. */
  synonyms?: readonly string[];
}

/** Backgrounds of a section. */
export type Tone = 'paper' | 'mist' | 'ink';

/** A small drawing of what an option does, 64 wide and 40 high, as data of SVG paths. */
export interface Drawing {
  /** Words and cards. */
  fill?: string;
  /** Pictures, darker and behind the words. */
  strong?: string;
  /** Strokes. */
  line?: string;
  /** The background; white, if left out. */
  ground?: Tone;
}

/** One of the words of a choice. */
export interface Option extends Words {
  drawing?: undefined;
}

export interface DrawnOption extends Words {
  drawing: Drawing;
}

/** The `.meta()` of a field: keywords of JSON Schema, and our own. */
export interface FieldMeta {
  kind?: FieldKind;
  label: string;
  description: string;
  examples?: string[];
  /** For choices: their words, explained. */
  options?: Readonly<Record<string, Option | DrawnOption>>;
  /** For choices that may be left out: what that means. */
  leftOut?: Option | DrawnOption;
  synonyms?: readonly string[] | undefined;
  /** For pictures: the width that their place needs, in pixels. */
  minWidth?: number;
  /** For texts that describe a picture to those who cannot see it: the page does not show them as words. */
  unseen?: true;
}

/** What a section type says about itself beside its fields: the `.meta()` of its schema. */
export interface SectionMeta {
  /** What editors call it, such as “Questions and answers”. */
  label: string;
  description: string;
  /** Opens a page: it carries the main heading, comes first, and only once. */
  opensPage?: true;
  /** It has a button of its own for the next step, whatever its fields say. */
  hasButton?: true;
  /** A new page has a section of this type. */
  onNewPage?: true;
  /** Where its pictures are shown: across the screen, across half of it, or beside the text, if left out. */
  picturePreset?: 'hero' | 'half' | 'side';
  /** Its items are questions with answers, published as structured data: the names of their two fields. */
  faq?: { question: string; answer: string };
  /** What people call such a section elsewhere, in lowercase letters. */
  synonyms?: readonly string[];
  /** Icons that its component shows whatever the content says. */
  icons?: readonly string[];
}
