/** Colours of the icons and cards that the build draws; a test compares them with the tokens of the same names. */
export const palette = {
  ink: '#0a1525',
  textOnInk: '#f3f7fc',
  signal: '#3ddc97',
  /** Lighter than the cable on a page: social cards appear small, and over a photograph. */
  cable: '#5d7396',
};
