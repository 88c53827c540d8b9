import { onlyWord } from './braces.ts';
import { group, text } from './fields.ts';

const word = (label: string, help: string, example: string) => text({ label, help, example, max: 120 });

/** The small words of `site.yaml`. */
export const words = group(
  {
    label: 'Small words',
    help: 'Small words of the frame: names for screen readers, toasts, the error screen.',
  },
  {
    skip: word('Link past the header', 'The first link of each page, for keyboards.', 'Skip to main content'),
    menu: word('Menu button', 'Name of the menu button on phones.', 'Menu'),
    mainNavigation: word('Header links', 'Name of the header’s links, for screen readers.', 'Main'),
    footerNavigation: word('Footer links', 'Name of the footer’s links, for screen readers.', 'Footer'),
    homeLink: onlyWord(
      '{company}',
      word(
        'Name of the logo’s link',
        'Name of the logo’s link, for screen readers; {company} becomes the company’s name.',
        '{company}, home',
      ),
    ),
    copyEmail: word(
      'Button: copy the email address',
      'Name of the button that copies the email address.',
      'Copy email address',
    ),
    copyPhone: word(
      'Button: copy the phone number',
      'Name of the button that copies the phone number.',
      'Copy phone number',
    ),
    copied: onlyWord(
      '{value}',
      word(
        'Message: copied',
        'What a toast says after copying; {value} becomes what was copied.',
        'Copied {value}',
      ),
    ),
    copyFailed: word(
      'Message: not copied',
      'What a toast says when the browser refuses to copy.',
      'Could not copy. Please select the text instead.',
    ),
    offline: word('Message: offline', 'What a toast says when the connection is lost.', 'You are offline.'),
    online: word(
      'Message: online again',
      'What a toast says when the connection is back.',
      'You are back online.',
    ),
    newVersion: word(
      'Message: new version',
      'What a toast says when this site has been updated.',
      'A newer version of this site is available.',
    ),
    reload: word('Button: reload', 'The button beside the message about a new version.', 'Reload'),
    notifications: onlyWord(
      '{hotkey}',
      word(
        'Place of messages',
        'Name of the place where toasts appear, for screen readers; {hotkey} becomes the key.',
        'Notifications ({hotkey})',
      ),
    ),
    dismiss: word('Button: close', 'Name of the button that closes a toast or message.', 'Dismiss'),
    errorText: word(
      'Text of the error screen',
      'What the error screen says under its title.',
      'This page did not come through.',
    ),
    errorHome: word(
      'Way home on the error screen',
      'The button of the error screen that leads to the front page.',
      'Back to the home page',
    ),
  },
);
