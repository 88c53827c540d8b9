/**
 * The places in which a picture can stand. Each has one or more crops; the browser takes the first whose
 * media query holds, so the last crop has none. Build and browser both read this list: the build makes the
 * files, the browser names them.
 */
export interface CropRule {
  /** Begins the names of the crop's files. */
  key: string;
  /** When the crop is used; the last crop of a place is used otherwise. */
  media?: string;
  /** How wide the picture stands in the layout. */
  sizes: string;
  /** Widths in pixels; those that the original cannot fill are left out. */
  widths: number[];
  /** What to cut out around the subject. Without it the whole picture is kept. */
  cut?: Cut;
  /** Widest version whose film grain is smoothed away: nobody sees it there, and it costs bytes. */
  smoothUpTo?: number;
  /** Most bytes of a version in the smallest format. */
  mostBytes?: number;
}

export interface Cut {
  /** Width divided by height. */
  ratio: number;
  /** Share of the largest such cut; less brings the subject nearer. */
  reach: number;
  /** Where the subject comes to stand, as a share of the height. */
  subjectAt: number;
}

export const places = {
  hero: [
    {
      key: 'n',
      media: '(max-width: 699.98px)',
      sizes: '100vw',
      widths: [480, 750],
      // A new connection sends 10 segments of 1,460 bytes before it waits for an answer (RFC 6928). A picture that
      // fits into them with its headers is there one journey to the server and back earlier.
      mostBytes: 13_200,
      // On a phone the words stand under the subject, over the lower part of the picture.
      cut: { ratio: 6 / 5, reach: 0.82, subjectAt: 0.4 },
      smoothUpTo: 750,
    },
    { key: 'w', sizes: '100vw', widths: [1280, 1920], smoothUpTo: 1280 },
  ],
  side: [
    {
      key: 's',
      sizes: '(min-width: 1280px) 540px, (min-width: 704px) 43vw, 92vw',
      widths: [480, 720, 1080],
      smoothUpTo: 1080,
    },
  ],
} satisfies Record<string, CropRule[]>;

export type Place = keyof typeof places;

/** Formats from the smallest files to the most widely understood. */
export const formats = ['avif', 'webp', 'jpeg'] as const;
export type Format = (typeof formats)[number];

/** Key of a picture in a page's assets: the same file may stand in two places. */
export const pictureKey = (place: Place, file: string) => `${place}/${file}`;

/** The place in a key that `pictureKey` made. */
export const presetOf = (key: string) => key.slice(0, key.indexOf('/')) as Place;

/** What the build tells the browser about one picture in one place. */
export interface PictureData {
  /** Address of the folder that holds the versions, with its slash; of the file itself for a drawing. */
  base: string;
  /** Size of the last crop’s largest version, or of the drawing. */
  width: number;
  height: number;
  /** Object position that keeps the subject in a frame of another shape, in quarters: [2, 2] is the middle. */
  focus: [x: number, y: number];
  /** For each crop of the place the widths that were made and the largest one’s height; none for a drawing. */
  crops: { widths: number[]; height: number }[];
}

/** One line of a picture’s choices, as `<source>` and `<img>` take it. */
export interface PictureSource {
  type: string;
  srcSet: string;
  sizes: string;
  width: number;
  height: number;
  media?: string;
}

/** The choices of a picture from best to plainest; empty for a drawing. The last belongs on the `<img>`. */
export function pictureSources(place: Place, data: PictureData): PictureSource[] {
  const rules: CropRule[] = places[place];
  return data.crops.flatMap(({ widths, height }, index) => {
    const rule = rules[index];
    if (rule === undefined) return [];
    return formats.map((format) => ({
      type: `image/${format}`,
      srcSet: widths.map((width) => `${data.base}${rule.key}${width}.${format} ${width}w`).join(', '),
      sizes: rule.sizes,
      width: widths.at(-1) ?? 0,
      height,
      ...(rule.media === undefined ? {} : { media: rule.media }),
    }));
  });
}
