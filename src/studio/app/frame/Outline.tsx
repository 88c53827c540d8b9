/** The line around the section under the pointer, or the selected one. */
export function Outline({ hover, isSelected }: { hover: boolean; isSelected: boolean }) {
  return (
    <div
      className={`edit-outline${isSelected ? ' edit-outline-selected' : hover ? ' edit-outline-hover' : ''}`}
    />
  );
}
