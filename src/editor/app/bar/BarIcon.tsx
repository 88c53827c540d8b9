/** Paths of the Lucide icons in the bar. */
const paths = {
  back: 'm12 19l-7-7l7-7m7 7H5',
  undo: 'M9 14L4 9l5-5M4 9h10.5a5.5 5.5 0 0 1 0 11H11',
  redo: 'm15 14l5-5l-5-5m5 5H9.5a5.5 5.5 0 0 0 0 11H13',
  phone: 'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H7a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m5 16h.01',
  tablet: 'M6 2h12a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2m6 16h.01',
  desktop: 'M4 3h16a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H4a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2m4 18h8m-4-4v4',
} as const;

/** A drawing on a control of the bar. The control's name says what it means. */
export const BarIcon = ({ name }: { name: keyof typeof paths }) => (
  <svg className="tool-icon" viewBox="0 0 24 24" aria-hidden="true">
    <path d={paths[name]} />
  </svg>
);
