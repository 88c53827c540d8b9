import { group, title } from './fields.ts';

/** The front matter of a file in `content/text/`. */
export const textSchema = group(
  { label: 'Text', help: 'Front matter of a Markdown text.' },
  {
    title: title({
      help: 'Heading over the text.',
      example: 'Ten years of other people’s networks',
      max: 80,
    }),
  },
);
