import type { Site } from '../src/content/site-schema.ts';

/** A small site for component tests. The form's messages are the specification's. */
export const site: Site = {
  address: 'https://www.example.test',
  titlePattern: '{title} | Example Networks',
  language: 'en',
  imageHost: '',
  company: {
    name: 'Example Networks',
    email: 'hello@example.test',
    phone: '(555) 555-0100',
    address: { street: '1 Street', city: 'City', region: 'WA', postalCode: '98000', country: 'US' },
    area: 'Everywhere',
    summary: 'Networks.',
  },
  contactForm: {
    subject: 'New message from the website',
    fields: {
      name: { label: 'Name' },
      email: { label: 'Email', hint: 'So that we can answer.' },
      title: { label: 'Job title' },
      message: { label: 'Message' },
    },
    send: 'Send Message',
    sending: 'Sending...',
    missing: 'Please fill out the {field} field.',
    badEmail: 'Please enter a valid email address.',
    invalidHeading: 'Please check the form',
    success: {
      heading: 'Message sent successfully',
      text: 'Thanks! Your message was sent. We’ll get back to you shortly.',
    },
    failure: {
      heading: 'Couldn’t send message',
      text: 'Couldn’t send message. Please try again or email {email}.',
    },
  },
  mailService: {
    address: 'https://mail.example.test',
    fields: { subject: '_subject', captcha: '_captcha', template: '_template', honeypot: '_honey' },
  },
  navigation: {
    items: [{ label: 'Home', link: '/' }],
    button: { label: 'Get Quote', link: '/contact' },
  },
  footer: {
    services: { heading: 'Services', links: [{ label: 'Wireless', link: '/wireless' }] },
    company: { heading: 'Company', links: [{ label: 'About Us', link: '/about' }] },
    contact: { heading: 'Contact' },
    legal: [{ label: 'Privacy Policy', link: '#' }],
    copyright: '© 2025 Example Networks.',
  },
  words: {
    skip: 'Skip to main content',
    menu: 'Menu',
    mainNavigation: 'Main',
    footerNavigation: 'Footer',
    homeLink: '{company}, home',
    copyEmail: 'Copy email address',
    copyPhone: 'Copy phone number',
    copied: 'Copied {value}',
    copyFailed: 'Could not copy.',
    offline: 'You are offline.',
    online: 'You are back online.',
    newVersion: 'A newer version of this site is available.',
    reload: 'Reload',
    notifications: 'Notifications ({hotkey})',
    dismiss: 'Dismiss',
    errorText: 'This page did not come through.',
    errorHome: 'Back to the home page',
  },
};
