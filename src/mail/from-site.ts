import type { Site } from '../content/index.ts';
import type { MailServiceOptions } from './options.ts';

/**
 * What the site's content tells the mail service: whom messages go to, its fields, and how it answers.
 * @param home where a visitor without scripts goes on, once the message is sent
 */
export function mailOptions(
  { address, company, contactForm, language, mailService, words }: Site,
  home = address,
): Pick<MailServiceOptions, 'recipient' | 'fields' | 'words'> {
  const { success, failure } = contactForm;
  return {
    recipient: company.email,
    fields: mailService.fields,
    words: {
      language,
      success,
      failure: { heading: failure.heading, text: failure.text.replaceAll('{email}', company.email) },
      home: { label: words.errorHome, link: home },
    },
  };
}
