import { measureLine, verticalMetrics } from './typeface.ts';

/** Running text as this site has it; widths are compared over it, spaces and kerning included. */
export const sample =
  'We design, build and look after networks for clinics, law firms, schools and agencies. Every cable is ' +
  'tested and labeled, every access point is placed by measurement, and the people who answer the phone ' +
  'are the people who built it.';

/**
 * Fonts that a visitor has already, and how wide each sets the sample, in ems. Arial, Helvetica and
 * Liberation Sans share their widths by design; Roboto is what Android has.
 */
const local = [
  {
    family: 'Instrument Sans Fallback',
    regular: {
      width: 102.595,
      names: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans', 'Helvetica'],
    },
    bold: {
      width: 110.345,
      names: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold', 'Helvetica-Bold'],
    },
  },
  {
    family: 'Instrument Sans Fallback Roboto',
    regular: { width: 101.948, names: ['Roboto', 'Roboto-Regular'] },
    bold: { width: 103.488, names: ['Roboto Bold', 'Roboto-Bold'] },
  },
];

/** Weights that the design uses, and which of a visitor’s fonts stands in for each. */
const weights = [
  { weight: 400, as: 'regular' },
  { weight: 500, as: 'regular' },
  { weight: 600, as: 'bold' },
  { weight: 700, as: 'bold' },
] as const;

/** Families to name after the typeface in `font-family`, before the generic one. */
export const fallbackFamilies = local.map(({ family }) => family);

/**
 * `@font-face` rules that make a visitor’s own fonts take the room of the typeface, so that nothing moves
 * when it arrives.
 */
export async function fallbackFaces(): Promise<string> {
  const { ascent, descent } = await verticalMetrics();
  const faces = await Promise.all(
    weights.map(async ({ weight, as }) => {
      const width = await measureLine(sample, weight, 1);
      return local.map(({ family, [as]: font }) => {
        const adjust = width / font.width;
        return [
          `@font-face{font-family:"${family}"`,
          `font-weight:${weight}`,
          `src:${font.names.map((name) => `local("${name}")`).join(',')}`,
          `size-adjust:${percent(adjust)}`,
          `ascent-override:${percent(ascent / adjust)}`,
          `descent-override:${percent(descent / adjust)}`,
          'line-gap-override:0%}',
        ].join(';');
      });
    }),
  );
  return faces.flat().join('\n');
}

const percent = (share: number) => `${(share * 100).toFixed(2)}%`;
