import type { Word } from './find-words.ts';

/** How an edit ends: the text is kept or not, and where the editor goes next. */
export interface Ending {
  text: string;
  kept: boolean;
  /** 1 for the next text, -1 for the previous one. */
  next?: 1 | -1;
  /** Whether a key ended it, rather than a click elsewhere. */
  byKey: boolean;
}

interface EditEvents {
  onInput: (text: string) => void;
  /** F10 leads to the buttons of the item that the text is in. */
  onTools: () => void;
  onEnd: (ending: Ending) => void;
}

/** A text that is being edited on the page. */
export interface Edit {
  element: HTMLElement;
  /** Ends the edit and keeps the text. */
  finish(): void;
}

/**
 * Makes a text on the page editable: its nodes give way to an element of our own, and come back before React renders.
 * @param value the text as the file has it
 * @param point where it was clicked; without one, all of it is selected
 * @returns undefined where it can only be edited in its field
 */
export function editInPlace(
  word: Word,
  value: string,
  point: { x: number; y: number } | undefined,
  { onInput, onTools, onEnd }: EditEvents,
): Edit | undefined {
  const nodes = nodesOf(word.range);
  const [before, after] = textAround(word, nodes);
  if (before === undefined || after === undefined) return undefined;
  const element = nodes[0]?.ownerDocument?.createElement('span');
  if (!element) return undefined;
  element.className = 'edit-words';
  element.contentEditable = 'plaintext-only';
  element.setAttribute('role', 'textbox');
  element.setAttribute('aria-label', word.field.label);
  element.textContent = value;
  const shown = [before, element, after];
  nodes[0]?.before(...shown);
  for (const node of nodes) node.remove();

  let ended = false;
  const end = (ending: Omit<Ending, 'text'>) => {
    if (ended) return;
    ended = true;
    const text = (element.textContent ?? '').replace(/\s+/g, ' ').trim();
    element.before(...nodes);
    for (const node of shown) node.remove();
    onEnd({ ...ending, text });
  };
  element.addEventListener('input', () => onInput(element.textContent ?? ''));
  element.addEventListener('blur', () => end({ kept: true, byKey: false }));
  element.addEventListener('keydown', (event) => {
    // Undo is the browser's own within a text.
    event.stopPropagation();
    if (event.isComposing) return;
    const step = event.shiftKey ? -1 : 1;
    if (event.key === 'Enter') end({ kept: true, byKey: true });
    else if (event.key === 'Escape') end({ kept: false, byKey: true });
    else if (event.key === 'Tab') end({ kept: true, byKey: true, next: step });
    else if (event.key === 'F10') onTools();
    else return;
    event.preventDefault();
  });
  if (element.closest('button')) keepSpaces(element);
  element.focus();
  placeCaret(element, point);
  return { element, finish: () => end({ kept: true, byKey: true }) };
}

/** The nodes that show a text. */
function nodesOf(range: Range): ChildNode[] {
  const { commonAncestorContainer: common, startContainer, startOffset, endContainer, endOffset } = range;
  if (common.nodeType === Node.TEXT_NODE) return [common as ChildNode];
  const children = [...common.childNodes];
  const childWith = (node: Node) => children.findIndex((child) => child.contains(node));
  const first = startContainer === common ? startOffset : childWith(startContainer);
  const last = endContainer === common ? endOffset - 1 : childWith(endContainer);
  return children.slice(first, last + 1);
}

/** New nodes with the text beside a word that shares its nodes; none where that text is in elements of its own. */
function textAround({ range, shown }: Word, nodes: ChildNode[]): [before?: Text, after?: Text] {
  const text = nodes.map(({ textContent }) => textContent).join('');
  if (text === shown) return [new Text(), new Text()];
  const [node] = nodes;
  if (nodes.length > 1 || node?.nodeType !== Node.TEXT_NODE) return [];
  return [new Text(text.slice(0, range.startOffset)), new Text(text.slice(range.endOffset))];
}

/** Types a space where the key would press the button around the text. */
function keepSpaces(element: HTMLElement): void {
  element.addEventListener('keydown', (event) => {
    if (event.key !== ' ' || event.isComposing) return;
    event.preventDefault();
    element.ownerDocument.execCommand('insertText', false, ' ');
  });
  element.addEventListener('keyup', (event) => event.preventDefault());
}

function placeCaret(element: HTMLElement, point: { x: number; y: number } | undefined): void {
  const { ownerDocument: document } = element;
  const selection = document.getSelection();
  const { node, offset } = (point && caretAt(document, point)) ?? {};
  if (node && element.contains(node)) selection?.collapse(node, offset);
  else selection?.selectAllChildren(element);
}

/** Where a caret would be at a point. Safari before 18.4 has only the older function. */
function caretAt(document: Document, { x, y }: { x: number; y: number }) {
  const position = document.caretPositionFromPoint?.(x, y);
  if (position) return { node: position.offsetNode, offset: position.offset };
  const range = document.caretRangeFromPoint?.(x, y);
  return range && { node: range.startContainer, offset: range.startOffset };
}
