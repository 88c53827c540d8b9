/** Marks an element with a dark background: the header, where it is above it, has light letters. */
export const onDark = { 'data-dark': '' };

/** Selects the elements that `onDark` marks. */
export const DARK = '[data-dark]';
