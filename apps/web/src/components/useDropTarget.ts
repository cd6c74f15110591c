import { useState, type DragEvent } from 'react';

/** Takes what is dropped on an element. @returns whether files are dragged over it, and the props of the element */
export function useDropTarget(onDrop: (data: DataTransfer) => void) {
  const [over, setOver] = useState(false);
  const target = {
    onDragOver: (event: DragEvent) => {
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      onDrop(event.dataTransfer);
    },
  };
  return { over, target };
}
