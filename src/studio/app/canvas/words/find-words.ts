import type { FormField, Path } from '../../../../content/index.ts';
import { trustedHtml } from '../../../../site/ui/trusted-html.ts';
import type { Place } from '../../data/page-data.ts';
import type { DrawText } from '../draw/drawable.ts';

/** A text of the content. */
interface MarkedText extends Place {
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

/** A text on the page. */
export interface Word extends MarkedText {
  range: Range;
}

/** The element that a node is, or is in. */
export const elementOf = (node: Node): Element | null =>
  node.nodeType === Node.ELEMENT_NODE ? (node as Element) : node.parentElement;

/** A position in an element: an offset into the text between two of its child elements. */
interface Point {
  parent: Element;
  /** Number of child elements before it. */
  after: number;
  offset: number;
}

/**
 * Finds the texts of an element by a second rendering of it, in which they are marked. The page itself has no marks, so
 * that it looks as visitors see it. A text that is not exactly where its mark was is left out.
 */
export function findWords(element: Element, markup: string, marks: Marks): Word[] {
  const template = document.createElement('template');
  template.innerHTML = trustedHtml(markup);
  const marked = template.content.firstElementChild;
  const words: Word[] = [];
  let open: { place: MarkedText; start: Point } | undefined;

  const read = (text: string, parent: Element, after: number) => {
    let offset = 0;
    for (const character of text) {
      const mark = marks.read(character);
      const point = { parent, after, offset };
      if (mark === undefined) offset += character.length;
      else if (mark !== 'end') open = { place: mark, start: point };
      else if (open) {
        const word = wordBetween(open.place, open.start, point);
        if (word) words.push(word);
        open = undefined;
      }
    }
  };
  const compare = (one: Element, shown: Element) => {
    if (one.tagName !== shown.tagName || one.children.length !== shown.children.length) return;
    let after = 0;
    for (const node of one.childNodes) {
      if (node.nodeType === Node.TEXT_NODE) read(node.nodeValue ?? '', shown, after);
      if (node.nodeType !== Node.ELEMENT_NODE) continue;
      compare(node as Element, shown.children[after] as Element);
      after += 1;
    }
  };
  if (marked) compare(marked, element);
  return words;
}

function wordBetween(place: MarkedText, from: Point, to: Point): Word | undefined {
  const range = from.parent.ownerDocument.createRange();
  const [start, end] = [nodeAt(from, true), nodeAt(to, false)];
  if (!start || !end) return undefined;
  range.setStart(...start);
  range.setEnd(...end);
  return range.toString() === place.shown ? { ...place, range } : undefined;
}

/** The node and offset of a point. Where two text nodes meet, a start belongs to the second one, an end to the first. */
function nodeAt({ parent, after, offset }: Point, isStart: boolean): [Node, number] | undefined {
  let left = offset;
  let elements = 0;
  for (const [at, node] of parent.childNodes.entries()) {
    if (node.nodeType === Node.ELEMENT_NODE) {
      if (elements === after) return left === 0 ? [parent, at] : undefined;
      elements += 1;
    }
    if (elements !== after || node.nodeType !== Node.TEXT_NODE) continue;
    const { length } = node.nodeValue ?? '';
    if (isStart ? left < length : left <= length) return [node, left];
    left -= length;
  }
  return left === 0 ? [parent, parent.childNodes.length] : undefined;
}
