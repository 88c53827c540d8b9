import { Accessibility } from '@dnd-kit/dom';
import { DragDropProvider, PointerSensor, useDraggable, useDroppable } from '@dnd-kit/react';
import { useState } from 'react';
import { ToolIcon } from '../fields/ToolIcon.tsx';
import { FrameBox } from './FrameBox.tsx';

interface Props {
  /** The elements on the page that it may change places with, in their order; null for a place that it may not take. */
  places: () => (Element | null)[];
  onMove: (to: number) => void;
}

/** What is dragged over the page to move a section or an item. The keyboard has buttons for that. */
export function PageGrip({ places, onMove }: Props) {
  const [shown, setShown] = useState<(Element | null)[]>([]);
  return (
    <DragDropProvider
      sensors={[PointerSensor]}
      plugins={(usual) => usual.filter((plugin) => plugin !== Accessibility)}
      onBeforeDragStart={() => setShown(places())}
      onDragEnd={({ operation: { target }, canceled }) => {
        setShown([]);
        if (target && !canceled) onMove(Number(target.id));
      }}
    >
      <Handle />
      {shown.map((element, at) => element && <Place key={String(at)} element={element} at={at} />)}
    </DragDropProvider>
  );
}

function Handle() {
  const { ref } = useDraggable({ id: 'grip' });
  return (
    <span className="tool-grip" ref={ref} title="Drag it to another place">
      <ToolIcon name="grip" />
    </span>
  );
}

/** A place that takes what is dragged there. */
function Place({ element, at }: { element: Element; at: number }) {
  const { isDropTarget } = useDroppable({ id: at, element });
  return isDropTarget && <FrameBox find={() => element} deps={[element]} className="edit-place" />;
}
