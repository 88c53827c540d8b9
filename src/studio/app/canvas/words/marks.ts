import type { FormField, Path } from '../../../../content/index.ts';
import type { Place } from '../../data/page-data.ts';
import type { DrawText } from '../draw/drawable.ts';

/** A text of the content. */
export interface MarkedText extends Place {
  field: FormField;
  /** The text as the page shows it. */
  shown: string;
}

/** Private-use characters: the first of a marked text says which text it is, the last one ends it. */
const FIRST = 0xe000;
const END = 0xf8ff;

/** Marks texts for a rendering that is never shown, to learn where each text ends up in the markup. */
export function createMarks() {
  const places: MarkedText[] = [];
  return {
    /** Draws the texts of a file with marks. @param within where in the file they are */
    drawIn:
      (file: string, within: Path, draw: DrawText): DrawText =>
      (text, path, field) => {
        const shown = draw(text, path, field);
        if (shown === '' || FIRST + places.length >= END) return shown;
        places.push({ file, path: [...within, ...path], field, shown });
        return String.fromCharCode(FIRST + places.length - 1) + shown + String.fromCharCode(END);
      },
    /** The place that a mark begins; `end` for the mark that ends one, undefined for other characters. */
    read(character: string): MarkedText | 'end' | undefined {
      const code = character.charCodeAt(0);
      return code === END ? 'end' : places[code - FIRST];
    },
  };
}

export type Marks = ReturnType<typeof createMarks>;
