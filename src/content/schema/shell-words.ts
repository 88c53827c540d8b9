import { onlyWord } from './braces.ts';
import { group, phrase } from './fields.ts';

/** The small words of `site.yaml`. */
export const words = group(
  {
    label: 'Small words',
    help: 'Small words of the frame: names for screen readers, toasts, the error screen.',
  },
  {
    skip: phrase('First link of each page, for keyboards', 'Skip to main content'),
    menu: phrase('Menu button on phones', 'Menu'),
    mainNavigation: phrase('Name of the header’s links, for screen readers', 'Main'),
    footerNavigation: phrase('Name of the footer’s links, for screen readers', 'Footer'),
    homeLink: onlyWord('{company}', phrase('Name of the logo’s link, for screen readers', '{company}, home')),
    copyEmail: phrase('Button that copies the email address', 'Copy email address'),
    copyPhone: phrase('Button that copies the phone number', 'Copy phone number'),
    copied: onlyWord('{value}', phrase('Toast after copying', 'Copied {value}')),
    copyFailed: phrase(
      'Toast when the browser refuses to copy',
      'Could not copy. Please select the text instead.',
    ),
    offline: phrase('Toast when the connection is lost', 'You are offline.'),
    online: phrase('Toast when the connection is back', 'You are back online.'),
    newVersion: phrase(
      'Message when this site has been updated',
      'A newer version of this site is available.',
    ),
    reload: phrase('Button beside that message', 'Reload'),
    notifications: onlyWord(
      '{hotkey}',
      phrase('Name of the place of toasts, for screen readers', 'Notifications ({hotkey})'),
    ),
    dismiss: phrase('Button that closes a toast or message', 'Dismiss'),
    errorText: phrase('Text of the error screen', 'This page did not come through.'),
    errorHome: phrase('Button of the error screen, to the front page', 'Back to the home page'),
  },
);
