import { z } from 'zod';
import type { DrawnOption, FieldMeta, Option, Words } from './field-meta.ts';

/** All options are drawn, or none is: the editor shows pictures or a menu. */
type Options<Value extends string> = Record<Value, DrawnOption> | Record<Value, Option>;

/** @param leftOut what it means to leave the field out, where it is optional and has no default */
type ChoiceWords = Words & { leftOut?: Option | DrawnOption };

/** One of several words, each explained and, where it changes how a section looks, drawn. */
export const choice = <const Value extends string>(
  { label, help, synonyms, leftOut }: ChoiceWords,
  options: Options<Value>,
) =>
  z.enum(Object.keys(options) as [Value, ...Value[]]).meta({
    ...{ label, description: help, synonyms, options },
    ...(leftOut && { leftOut }),
  } satisfies FieldMeta);

/** How a section places what is in it: every option has a drawing. */
export const layout = <const Value extends string>(words: Words, options: Record<Value, DrawnOption>) =>
  choice({ synonyms: ['style', 'variant'], ...words }, options);

/** A yes or no; left out, it is no. @param help what yes does */
export const toggle = ({ label, help, synonyms }: Words) =>
  z
    .enum(['true', 'false'])
    .transform((word) => word === 'true')
    .optional()
    .meta({ kind: 'switch', label, description: help, examples: ['true'], synonyms } satisfies FieldMeta);

const words = 'M10 9h26v4H10zM10 19h44v2.5H10zM10 25h44v2.5H10z';

/** What other systems call the field `tone`. */
export const toneElsewhere = ['color', 'colour', 'theme', 'style', 'background'];

/** The background of a section; left out, its type and its neighbours decide. */
export const tone = () =>
  choice(
    {
      label: 'Background',
      help: 'The background of the section.',
      synonyms: toneElsewhere,
      leftOut: {
        label: 'Automatic',
        help: 'The type of the section and its neighbours decide.',
        drawing: { strong: 'M64 0v40H0z', fill: words },
      },
    },
    {
      paper: { label: 'White', help: 'White, with dark words.', drawing: { ground: 'paper', fill: words } },
      mist: {
        label: 'Light grey',
        help: 'Light grey, with dark words.',
        drawing: { ground: 'mist', fill: words },
      },
      ink: {
        label: 'Dark blue',
        help: 'Dark blue, with white words.',
        drawing: { ground: 'ink', fill: words },
      },
    },
  ).optional();

/** What the picture of a section is, where that decides how it is framed. */
export const pictureKind = () =>
  choice(
    { label: 'Kind of picture', help: 'What the picture is, which decides how it is framed.' },
    {
      photo: {
        label: 'Photograph',
        help: 'It fills its frame, which may cut off its edges.',
        drawing: { strong: 'M12 4h40v32H12z' },
      },
      drawing: {
        label: 'Drawing',
        help: 'It is shown whole.',
        drawing: { line: 'M12 4h40v32H12zM18 28l10-12 8 8 6-6 6 8' },
      },
    },
  ).default('photo');

const content = 'M4 22h56v14H4z';

/** How the heading and the introduction of a section stand above its content. */
export const opening = () =>
  choice(
    { label: 'Heading and introduction', help: 'How the heading and the introduction stand.' },
    {
      split: {
        label: 'Side by side',
        help: 'The introduction is on the right of the heading.',
        drawing: { fill: 'M4 7h24v5H4zM36 7h24v2.5H36zM36 12h24v2.5H36z', strong: content },
      },
      large: {
        label: 'Large',
        help: 'A larger heading, with the introduction below it. Once a page is enough.',
        drawing: { fill: 'M4 5h42v7H4zM4 15h30v2.5H4z', strong: content },
      },
    },
  ).default('split');
export type Opening = z.output<ReturnType<typeof opening>>;
