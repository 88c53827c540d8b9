import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, KeyboardSensor, PointerSensor } from '@dnd-kit/react';
import { isSortable, useSortable } from '@dnd-kit/react/sortable';
import type { ReactNode } from 'react';
import { ToolIcon } from './ToolIcon.tsx';

interface Props {
  /** Called once an item is dropped at another place. */
  onMove: (from: number, to: number) => void;
  /** Why an item cannot be at a place; undefined where it can. */
  refusal?: (from: number, to: number) => string | undefined;
  /** Says where an item is that is being dragged. */
  say: (words: string) => void;
  children: ReactNode;
}

/** A list whose items can be dragged: by pointer, by touch after a moment, and with the keyboard by their grips. */
export const Sorting = ({ onMove, refusal, say, children }: Props) => (
  <DragDropProvider
    sensors={SENSORS}
    // It describes by ids what the buttons of an item and the sentences about it say in words.
    plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
    onDragOver={(event, manager) => {
      // A place found for the last move comes after the end of it, and would change the order on the screen.
      if (manager.dragOperation.controller?.signal.aborted) return event.preventDefault();
      const { source, target } = event.operation;
      if (!isSortable(source) || !isSortable(target)) return;
      const refused = refusal?.(source.initialIndex, target.index);
      if (refused !== undefined) event.preventDefault();
      say(refused ?? `Place ${target.index + 1}.`);
    }}
    onDragEnd={({ operation: { source }, canceled }) => {
      if (!isSortable(source)) return;
      if (canceled) say('It stays where it was.');
      else if (source.index !== source.initialIndex) onMove(source.initialIndex, source.index);
    }}
  >
    {children}
  </DragDropProvider>
);

/** An item is dragged by its grip, and with a pointer also by what has the attribute `data-drag`. */
const SENSORS = [
  PointerSensor.configure({
    activatorElements: ({ element, handle }) => [
      handle,
      ...(element?.querySelectorAll(':scope > [data-drag]') ?? []),
    ],
    preventActivation: () => false,
  }),
  KeyboardSensor,
];

/** Makes an item of a list draggable. @param id unique in the list @param index where it is */
export const useSorting = (id: string, index: number, disabled = false) =>
  useSortable({ id, index, disabled });

interface GripProps {
  name: string;
  /** From `useSorting`. */
  handleRef: (element: Element | null) => void;
}

/** What an item is dragged by. */
export const Grip = ({ name, handleRef }: GripProps) => (
  <button
    type="button"
    className="tool-button tool-grip"
    ref={handleRef}
    aria-label={`Drag ${name}`}
    title="Drag it, or press Space and the arrow keys"
  >
    <ToolIcon name="grip" />
  </button>
);
