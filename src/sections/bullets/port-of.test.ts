import { expect, it } from 'vitest';
import { portOf } from './port-of.ts';

it.each([
  ['Network design and deployment', 'copper'],
  ['Structured cabling in copper and fiber', 'fiber'],
  ['Wi-Fi design and site surveys', 'antenna'],
  ['Cybersecurity assessments and audits', 'lock'],
  ['Server, storage and virtualization setup', 'disk'],
  ['Backup and disaster recovery', 'disk'],
  ['Routing, switching and SD-WAN', 'uplink'],
  ['24/7 remote and onsite support', 'headset'],
  ['IT training and documentation', 'screen'],
  ['What the client wants', 'copper'],
] as const)('gives “%s” a port of the kind %s', (words, port) => {
  expect(portOf(words)).toBe(port);
});

it('lets the first kind decide where words name two', () => {
  expect(portOf('Wireless security')).toBe('antenna');
  expect(portOf('A switch with fiber uplinks')).toBe('fiber');
});
