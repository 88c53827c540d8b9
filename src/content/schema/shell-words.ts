import { z } from 'zod';
import { onlyWord } from './braces.ts';
import { text } from './fields.ts';

const label = (description: string, example: string) => text(description, example, 120);

/** The small words of `site.yaml`. */
export const words = z
  .strictObject({
    skip: label('Link past the header.', 'Skip to main content'),
    menu: label('Name of the menu button on phones.', 'Menu'),
    mainNavigation: label('Name of the header’s links, for screen readers.', 'Main'),
    footerNavigation: label('Name of the footer’s links, for screen readers.', 'Footer'),
    homeLink: onlyWord(
      '{company}',
      label(
        'Name of the logo’s link, for screen readers; {company} becomes the company’s name.',
        '{company}, home',
      ),
    ),
    copyEmail: label('Name of the button that copies the email address.', 'Copy email address'),
    copyPhone: label('Name of the button that copies the phone number.', 'Copy phone number'),
    copied: onlyWord(
      '{value}',
      label('What a toast says after copying; {value} becomes what was copied.', 'Copied {value}'),
    ),
    copyFailed: label(
      'What a toast says when the browser refuses to copy.',
      'Could not copy. Please select the text instead.',
    ),
    offline: label('What a toast says when the connection is lost.', 'You are offline.'),
    online: label('What a toast says when the connection is back.', 'You are back online.'),
    newVersion: label(
      'What a toast says when this site has been updated.',
      'A newer version of this site is available.',
    ),
    reload: label('The button beside it.', 'Reload'),
    notifications: onlyWord(
      '{hotkey}',
      label(
        'Name of the place where toasts appear, for screen readers; {hotkey} becomes the key.',
        'Notifications ({hotkey})',
      ),
    ),
    dismiss: label('Name of the button that closes a toast or message.', 'Dismiss'),
    errorText: label('What the error screen says under its title.', 'This page did not come through.'),
    errorHome: label('The way home on the error screen.', 'Back to the home page'),
  })
  .describe('Small words of the frame: names for screen readers, toasts, the error screen.');
