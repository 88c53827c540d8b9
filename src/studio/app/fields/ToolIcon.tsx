/** Paths of the Lucide icons that the editor's own controls show. */
const paths = {
  up: 'm5 12l7-7l7 7m-7 7V5',
  down: 'M12 5v14m7-7l-7 7l-7-7',
  grip: 'M9 5h.01M9 12h.01M9 19h.01M15 5h.01M15 12h.01M15 19h.01',
  rename: 'M21.2 6.8a1 1 0 0 0-4-4L3.8 16.2L2 22l5.8-1.8zM15 5l4 4',
  copy: 'M10 8h10a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2V10a2 2 0 0 1 2-2M4 16c-1.1 0-2-.9-2-2V4c0-1.1.9-2 2-2h10c1.1 0 2 .9 2 2',
  delete: 'M3 6h18m-2 0v14a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V6m3 0V4a2 2 0 0 1 2-2h4a2 2 0 0 1 2 2v2',
  add: 'M5 12h14m-7-7v14',
  open: 'm6 9l6 6l6-6',
  close: 'M18 6L6 18M6 6l12 12',
  picture:
    'M5 3h14a2 2 0 0 1 2 2v14a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m16 12l-3.1-3.1a2 2 0 0 0-2.8 0L6 21M9 7a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  search: 'm21 21l-4.3-4.3M11 3a8 8 0 1 0 0 16a8 8 0 1 0 0-16',
  hide: 'M10.7 5.1A10.7 10.7 0 0 1 22 12a11 11 0 0 1-1.6 2.7M14.1 14.2a3 3 0 0 1-4.2-4.2m7.6 7.5A10.7 10.7 0 0 1 2 12a10.8 10.8 0 0 1 4.5-5.2M2 2l20 20',
  show: 'M2 12a10.75 10.75 0 0 1 20 0a10.75 10.75 0 0 1-20 0m10-3a3 3 0 1 0 0 6a3 3 0 1 0 0-6',
  back: 'm12 19l-7-7l7-7m7 7H5',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14l5-5l-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m5 16h.01',
  tablet: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m6 16h.01',
  desktop: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 18h8m-4-4v4',
} as const;

export type ToolIconName = keyof typeof paths;

/** A drawing on a control of the editor. The control's name says what it means. */
export const ToolIcon = ({ name }: { name: ToolIconName }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
