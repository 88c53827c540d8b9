import { onlyWord } from './braces.ts';
import { group, phrase } from './fields.ts';

/** The small words of `site.yaml`. */
export const words = group(
  {
    label: 'Small words',
    help: 'Small words of the frame: names for screen readers, toasts, the error screen.',
  },
  {
    skip: phrase(
      'Link past the header',
      'The first link of each page, for keyboards.',
      'Skip to main content',
    ),
    menu: phrase('Menu button', 'Name of the menu button on phones.', 'Menu'),
    mainNavigation: phrase('Header links', 'Name of the header’s links, for screen readers.', 'Main'),
    footerNavigation: phrase('Footer links', 'Name of the footer’s links, for screen readers.', 'Footer'),
    homeLink: onlyWord(
      '{company}',
      phrase(
        'Name of the logo’s link',
        'Name of the logo’s link, for screen readers; {company} becomes the company’s name.',
        '{company}, home',
      ),
    ),
    copyEmail: phrase(
      'Button: copy the email address',
      'Name of the button that copies the email address.',
      'Copy email address',
    ),
    copyPhone: phrase(
      'Button: copy the phone number',
      'Name of the button that copies the phone number.',
      'Copy phone number',
    ),
    copied: onlyWord(
      '{value}',
      phrase(
        'Message: copied',
        'What a toast says after copying; {value} becomes what was copied.',
        'Copied {value}',
      ),
    ),
    copyFailed: phrase(
      'Message: not copied',
      'What a toast says when the browser refuses to copy.',
      'Could not copy. Please select the text instead.',
    ),
    offline: phrase('Message: offline', 'What a toast says when the connection is lost.', 'You are offline.'),
    online: phrase(
      'Message: online again',
      'What a toast says when the connection is back.',
      'You are back online.',
    ),
    newVersion: phrase(
      'Message: new version',
      'What a toast says when this site has been updated.',
      'A newer version of this site is available.',
    ),
    reload: phrase('Button: reload', 'The button beside the message about a new version.', 'Reload'),
    notifications: onlyWord(
      '{hotkey}',
      phrase(
        'Place of messages',
        'Name of the place where toasts appear, for screen readers; {hotkey} becomes the key.',
        'Notifications ({hotkey})',
      ),
    ),
    dismiss: phrase('Button: close', 'Name of the button that closes a toast or message.', 'Dismiss'),
    errorText: phrase(
      'Text of the error screen',
      'What the error screen says under its title.',
      'This page did not come through.',
    ),
    errorHome: phrase(
      'Way home on the error screen',
      'The button of the error screen that leads to the front page.',
      'Back to the home page',
    ),
  },
);
