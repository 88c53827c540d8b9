import type { Site } from '../content/index.ts';
import type { MailServiceOptions } from './options.ts';

/**
 * The options of the mail service that come from the site's content: recipient, field names and the texts of responses.
 * @param home address of the front page, for the links of a response page
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
