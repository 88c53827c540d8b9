/** Specification, section 2, "/ (Home)": seven sections in order; section 3: its statistics. */
import { expect, it } from 'vitest';
import { headingsOf, hero, section, sectionsOf } from './section.ts';

it('has the seven sections in order', () => {
  expect(headingsOf('/')).toEqual([
    'Network Solutions & Services',
    'Our Core Services',
    'Technologies We Work With',
    '',
    'Our Comprehensive Services',
    expect.stringMatching(/^Why Choose/),
    'Ready to Transform Your Network?',
  ]);
});

it('1. opens with the hero and “Get Started” to the contact page', () => {
  expect(hero('/').links()).toEqual([['Get Started', '/contact']]);
});

it('2. lists 13 core services under the anchor core-services', () => {
  expect(section('/', 'Our Core Services').items()).toHaveLength(13);
  expect(section('/', 'Our Core Services').id()).toBe('core-services');
});

it('3. names seven vendors of networking, firewalls, wireless, servers and software', () => {
  expect(section('/', 'Technologies We Work With').items()).toHaveLength(7);
});

it('4. shows the four statistics', () => {
  const strip = sectionsOf('/')[3];
  expect(strip?.figures()).toEqual([
    ['75+', 'Hospitals, Clinics & Offices Served'],
    ['100+', 'Successful cases'],
    ['15+', 'Years Experience'],
    ['99.9%', 'Uptime Guarantee'],
  ]);
});

it('5. leads to four services by cards', () => {
  const cards = section('/', 'Our Comprehensive Services');
  expect(cards.titles()).toEqual([
    'Network Solutions',
    'Cybersecurity',
    'Wireless Solutions',
    'Remote & Onsite Support',
  ]);
  expect(cards.links().map(([, href]) => href)).toEqual([
    '/network-services',
    '/cybersecurity',
    '/wireless',
    '/remote-onsite',
  ]);
});

it('6. gives seven reasons beside a photo', () => {
  const reasons = section('/', 'Why Choose');
  expect(reasons.items()).toHaveLength(7);
  expect(reasons.pictures()).toBe(1);
  const subjects = [
    /network infrastructure/i,
    /private[- ]sector/i,
    /healthcare IT/i,
    /government/i,
    /24\/7 monitoring/i,
    /compliance and security/i,
    /scalable design/i,
  ];
  for (const [at, subject] of subjects.entries()) expect(reasons.items()[at]).toMatch(subject);
});

it('7. closes with “Request Quote” to the contact page', () => {
  expect(section('/', 'Ready to Transform Your Network?').links()).toEqual([['Request Quote', '/contact']]);
});
