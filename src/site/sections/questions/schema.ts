import { z } from 'zod';
import {
  anchor,
  group,
  heading,
  intro,
  items,
  type SectionMeta,
  text,
} from '../../../content/schema/index.ts';

const question = group(
  { label: 'Question' },
  {
    question: text({
      label: 'Question',
      help: 'The question, as a visitor would ask it.',
      example: 'How fast do you answer?',
      max: 140,
    }),
    answer: text({
      label: 'Answer',
      help: 'The answer, in a few sentences.',
      example: 'Within the hour, day and night.',
      max: 1200,
    }),
    id: anchor().optional(),
  },
);

export const schema = z
  .strictObject({
    heading: heading('Frequently Asked'),
    intro: intro('If yours is not here, call us.'),
    items: items(
      { label: 'Questions', help: 'The questions with their answers.', min: 1, max: 40 },
      question,
    ),
  })
  .meta({
    label: 'Questions and answers',
    description: 'Questions that unfold their answers; search engines may show both.',
    faq: { question: 'question', answer: 'answer' },
    synonyms: ['faq', 'faqs', 'accordion', 'questionsandanswers', 'qa', 'help'],
  } satisfies SectionMeta);

export type Props = z.output<typeof schema>;
