/** Colours of pictures that the build draws; the style sheet’s tokens have the same names. */
export const palette = {
  ink: '#0b1526',
  paper: '#f6f8fb',
  signal: '#3ddc97',
  line: '#5d7396',
};
