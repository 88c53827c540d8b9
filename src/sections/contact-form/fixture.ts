import type { Site } from '../../content/site-schema.ts';

/** The part of the site's content that the form needs, for tests. The messages are the specification's. */
export const site: Pick<Site, 'company' | 'contactForm' | 'mailService'> = {
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
};
