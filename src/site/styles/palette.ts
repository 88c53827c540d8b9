/** Colours for generated icons; a test compares them with the tokens of the same names. */
export const palette = {
  ink: '#0a1525',
  textOnInk: '#f3f7fc',
  signal: '#3ddc97',
};
