import { measureLine, verticalMetrics } from './typeface.ts';

/** Typical text of this site, whose width is compared between fonts, including spaces and kerning. */
export const sample =
  'We design, build and look after networks for clinics, law firms, schools and agencies. Every cable is ' +
  'tested and labeled, every access point is placed by measurement, and the people who answer the phone ' +
  'are the people who built it.';

/**
 * Fonts that visitors have installed, with the width of the sample in ems. Arial, Helvetica and Liberation Sans have the
 * same widths by design; Android has Roboto.
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

/** Weights that the design uses, and the local weight that replaces each. */
const weights = [
  { weight: 400, as: 'regular' },
  { weight: 500, as: 'regular' },
  { weight: 600, as: 'bold' },
  { weight: 700, as: 'bold' },
] as const;

/** Families for `font-family`, between the typeface and the generic family. */
export const fallbackFamilies = local.map(({ family }) => family);

/**
 * `@font-face` rules that give local fonts the metrics of the typeface, so that the layout does not shift when it has
 * loaded.
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
          `size-adjust:${percent(adjust, 2)}`,
          `ascent-override:${percent(ascent / adjust, 1)}`,
          `descent-override:${percent(descent / adjust, 1)}`,
          'line-gap-override:0%}',
        ].join(';');
      });
    }),
  );
  return faces.flat().join('\n');
}

const percent = (share: number, digits: number) => `${(share * 100).toFixed(digits)}%`;
