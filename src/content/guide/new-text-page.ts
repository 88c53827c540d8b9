import { sentence } from '../explain/wording.ts';
import type { Schemas } from '../schema/schemas.ts';
import { hasField } from '../schema/shape.ts';
import { draftText } from './placeholder-words.ts';

/** A new page that is one text, and the file of that text. */
export interface TextPage {
  page: string;
  text: string;
}

/** What an owner has to answer, by how the name of such a page begins. */
const questions: Record<string, string[]> = {
  privacy: [
    'who is responsible, and how to reach them',
    'what this site keeps of those who visit it, such as the host’s records',
    'what happens to messages from the contact form, who receives them, and for how long they are kept',
    'what rights visitors have, and where they can complain',
  ],
  terms: [
    'who offers the services, and to whom',
    'what is part of a service, and what is not',
    'how a contract begins and ends',
    'who is liable for what, and which law applies',
  ],
};

/**
 * The files of a new page about privacy or terms: headings to answer, each text a placeholder.
 * @param name the file's name without its ending
 * @returns undefined for pages about anything else
 */
export function newTextPage(name: string, { sections }: Schemas): TextPage | undefined {
  const topic = Object.keys(questions).find((one) => name === one || name.startsWith(`${one}-`));
  const [type] = [...sections].find(([, { shape }]) => hasField(shape, 'text-file')) ?? [];
  if (topic === undefined || type === undefined) return undefined;
  const title = sentence(name.replaceAll('-', ' '));
  const page = [
    `# The page /${name}. Its words are in content/text/${name}.md.`,
    '',
    `title: ${title}`,
    '# What search engines show under the title.',
    `description: ${draftText(`one sentence on what visitors find here about ${topic}`)}`,
    '',
    'sections:',
    `  - type: ${type}`,
    `    text: ${name}`,
    '',
  ];
  const text = [
    ...['---', `title: ${title}`, '---', ''],
    ...(questions[topic] ?? []).flatMap((question, at) => [draftText(question, at + 1), '']),
  ];
  return { page: page.join('\n'), text: `${text.join('\n').trimEnd()}\n` };
}
