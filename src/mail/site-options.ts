import type { Site } from '../content/index.ts';
import type { MailServiceOptions } from './options.ts';

/**
 * What the site's content tells the mail service: whom messages go to, its fields, and how it answers.
 * @param home address of the front page, for a visitor without scripts who goes on from the answer
 */
export function mailOptions(
  { address, company, contactForm, language, mailService, words }: Site,
  home = address,
): Pick<MailServiceOptions, 'recipient' | 'fields' | 'words'> {
  const { success, failure, tooLong, back, backNote } = contactForm;
  const withEmail = (text: string) => text.replaceAll('{email}', company.email);
  return {
    recipient: company.email,
    fields: mailService.fields,
    words: {
      language,
      success,
      failure: { heading: failure.heading, text: withEmail(failure.text) },
      ...(tooLong && { tooLong: withEmail(tooLong) }),
      home: { label: words.errorHome, link: home },
      ...(back && {
        form: {
          label: back.label,
          link: back.link.replace(/^\//, `${home.replace(/\/$/, '')}/`),
          note: backNote,
        },
      }),
    },
  };
}
