/** The company's mark on a 32 × 32 grid: a cable folded into an evergreen, ending in a lit port. */
export const mark = {
  cable:
    'M16.4 4.6 11.7 9.7a1 1 0 0 0 .7 1.7h6.7a1 1 0 0 1 .4 1.9L9.7 17.2a1 1 0 0 0 .4 1.9h11.8a1 1 0 0 1 .3 2L7.6 25.2a1 1 0 0 0 .3 2h12.6',
  thickness: 2.3,
  port: { cx: 25.2, cy: 27, r: 2.7 },
};
