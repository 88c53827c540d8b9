/** What a patch panel or a backbone shows before a point, each for another kind of work. */
export type Port =
  | 'copper'
  | 'fiber'
  | 'uplink'
  | 'firewall'
  | 'access'
  | 'dish'
  | 'disks'
  | 'cloud'
  | 'lens'
  | 'beacon'
  | 'clock'
  | 'headset'
  | 'laptop'
  | 'pair'
  | 'code'
  | 'priority'
  | 'transfer';

/** The first that fits decides. */
const WORDS: [RegExp, Port][] = [
  [/\b(fiber|fibre|optic)/i, 'fiber'],
  [/\b(point.to.point|microwave|dish)/i, 'dish'],
  [/\b(wi-?fi|wireless|antenna|radio)/i, 'access'],
  [/\b(firewall|lock)/i, 'firewall'],
  [/\b(threat|incident|alert|alarm)/i, 'beacon'],
  [/\b(audit|assess|inspect)/i, 'lens'],
  [/secur/i, 'firewall'],
  [/\b(backup|recover|tape)/i, 'clock'],
  [/\b(server|storage|disk)/i, 'disks'],
  [/\bcloud/i, 'cloud'],
  [/\b(availab|redundan|failover)/i, 'pair'],
  [/\b(config|automat|script)/i, 'code'],
  [/\b(migrat|cutover)/i, 'transfer'],
  [/\b(quality of service|qos|priorit)/i, 'priority'],
  [/\b(switch|routing|router|uplink)|\b(sd-)?wan\b/i, 'uplink'],
  [/\b(support|phone|voice|call|help ?desk)/i, 'headset'],
  [/\b(training|course|document|screen)/i, 'laptop'],
];

/** The port that a point's words ask for; a copper port if they name nothing else. */
export function portOf(words: string): Port {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'copper';
}
