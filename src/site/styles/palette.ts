/** Colours for generated icons and cards; a test compares them with the tokens of the same names. */
export const palette = {
  ink: '#0a1525',
  textOnInk: '#f3f7fc',
  signal: '#3ddc97',
  /** Lighter than on pages, because cards are small and have a photograph behind. */
  cable: '#5d7396',
};
