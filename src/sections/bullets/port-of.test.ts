import { expect, it } from 'vitest';
import { portOf } from './port-of.ts';

it.each([
  ['Network design and deployment', 'copper'],
  ['Structured cabling in copper and fiber', 'fiber'],
  ['Routing, switching and SD-WAN', 'uplink'],
  ['Firewall deployment and rule cleanup', 'firewall'],
  ['Wi-Fi design and site surveys', 'access'],
  ['Point-to-point wireless links', 'dish'],
  ['Server, storage and virtualization setup', 'disks'],
  ['Cloud and Microsoft 365 migration', 'cloud'],
  ['Cybersecurity assessments and audits', 'lens'],
  ['Threat detection and incident response', 'beacon'],
  ['Backup and disaster recovery', 'clock'],
  ['24/7 remote and onsite support', 'headset'],
  ['IT training and documentation', 'laptop'],
  ['BGP, OSPF and EVPN-VXLAN routing', 'uplink'],
  ['High availability with LACP, VRRP and dual carriers', 'pair'],
  ['Quality of service for voice, video and imaging', 'priority'],
  ['Configuration automation with Ansible and Git', 'code'],
  ['Live migrations with a timed way back', 'transfer'],
  ['What the client wants', 'copper'],
] as const)('gives “%s” a port of the kind %s', (words, port) => {
  expect(portOf(words)).toBe(port);
});

it('lets the first kind decide where words name two', () => {
  expect(portOf('Wireless security')).toBe('access');
  expect(portOf('A switch with fiber uplinks')).toBe('fiber');
});
