import { z } from 'zod';
import { anchor, heading, intro, type SectionMeta, text } from '../../content/schema/index.ts';

export const schema = z
  .strictObject({
    heading: heading('Frequently Asked'),
    intro: intro('If yours is not here, call us.'),
    items: z
      .array(
        z.strictObject({
          question: text('The question, as a visitor would ask it.', 'How fast do you answer?', 140),
          answer: text('The answer, in a few sentences.', 'Within the hour, day and night.', 1200),
          id: anchor().optional(),
        }),
      )
      .min(1)
      .max(40)
      .describe('The questions with their answers.'),
  })
  .meta({
    description: 'Questions that unfold their answers; search engines may show both.',
    faq: { question: 'question', answer: 'answer' },
    synonyms: ['faq', 'faqs', 'accordion', 'questionsandanswers', 'qa', 'help'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
