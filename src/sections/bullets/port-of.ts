/** The ports of a patch panel, each for another kind of work. */
export type Port = 'copper' | 'fiber' | 'antenna' | 'lock' | 'disk' | 'uplink' | 'headset' | 'screen';

/** The first that fits decides. */
const WORDS: [RegExp, Port][] = [
  [/\b(fiber|fibre|optic)/i, 'fiber'],
  [/\b(wi-?fi|wireless|antenna|radio)/i, 'antenna'],
  [/\b(firewall|threat|incident|audit|lock)|secur/i, 'lock'],
  [/\b(server|storage|backup|recover|disk)/i, 'disk'],
  [/\b(cloud|switch|routing|router|uplink)|\b(sd-)?wan\b/i, 'uplink'],
  [/\b(support|phone|call|help ?desk)/i, 'headset'],
  [/\b(training|course|document|screen)/i, 'screen'],
];

/** The port that a point's words ask for; a copper port if they name nothing else. */
export function portOf(words: string): Port {
  return WORDS.find(([pattern]) => pattern.test(words))?.[1] ?? 'copper';
}
