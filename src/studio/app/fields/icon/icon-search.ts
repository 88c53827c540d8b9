import type { IconChoice } from '../../../field-data.ts';

/** What people look for, and the words in icon names that mean it, the nearest first. Names are those of drawings. */
export const meanings: readonly [asked: string, named: string][] = [
  [
    'bank bill cost finance money price quote savings',
    'dollar banknote coins wallet receipt tag piggy landmark',
  ],
  [
    'guard privacy private protection risk safe safety secure security',
    'shield lock key vault fingerprint umbrella',
  ],
  ['security thief video camera', 'cctv camera video webcam eye film play'],
  ['attack danger hacker risk thief threat virus', 'bug skull biohazard triangle shield siren flame radar'],
  ['alarm emergency warning', 'siren bell triangle octagon ambulance'],
  ['firewall', 'brick shield lock flame'],
  ['key login password', 'key lock asterisk fingerprint log'],
  [
    'engineer fix install maintenance repair service technician work',
    'wrench hammer cog settings bandage hard plug',
  ],
  [
    'advice chat consulting help hotline question remote service support',
    'headset message life phone info question hand',
  ],
  ['mobile phone telephone', 'phone smartphone tablet voicemail'],
  ['answer', 'reply message check'],
  ['email', 'mail mails inbox at'],
  ['doctor care clinic health hospital', 'stethoscope hospital heart ambulance activity'],
  ['agreement consulting customer meeting partner team trust', 'handshake users'],
  ['customer employee people person staff student team', 'users user contact person id'],
  [
    'class course education knowledge learning school student training university',
    'graduation book school presentation university library brain backpack',
  ],
  [
    'agreement assessment audit compliance document documentation manual plan project report review survey',
    'file clipboard book scroll notebook signature folder list search',
  ],
  ['audit compliance government law lawyer legal', 'scale gavel landmark briefcase flag'],
  [
    'global internet signal switch web wireless world',
    'wifi globe network earth router radio antenna tower signal bluetooth',
  ],
  ['cable connection fiber switch', 'cable ethernet plug network link waypoints usb'],
  ['computer office remote work', 'laptop monitor pc screen printer'],
  ['backup data rack recovery storage', 'database server hard archive save rotate refresh'],
  ['migration', 'import move cloud arrow'],
  [
    'address home location onsite plan survey travel visit',
    'map house compass navigation locate car plane luggage footprints',
  ],
  ['delivery onsite', 'truck package'],
  [
    'building business company industry office project shop',
    'building briefcase factory store warehouse shopping',
  ],
  ['clock date meeting night time', 'clock calendar timer hourglass watch moon'],
  ['fast quick speed', 'zap gauge rocket timer'],
  [
    'growth measure monitoring scan statistics success test',
    'chart trending activity gauge radar scan eye percent flask',
  ],
  ['award certificate quality success winner', 'award trophy medal badge star gem check crown'],
  ['design drawing measure', 'pencil ruler drafting palette pen'],
  ['advice idea', 'lightbulb brain sparkles'],
  ['free', 'gift badge'],
];

const meant = (word: string) =>
  meanings.flatMap(([asked, named]) => (asked.split(' ').includes(word) ? named.split(' ') : []));

/** The icons that fit all words of a query, best first; all of them for an empty one. */
export function searchIcons(icons: readonly IconChoice[], query: string): IconChoice[] {
  const words = query
    .toLowerCase()
    .split(/[\s,_-]+/)
    .filter(Boolean)
    // A plural means what its singular does.
    .map((word) => ({ word, meanings: [...meant(word), ...meant(word.replace(/s$/, ''))] }));
  if (words.length === 0) return [...icons];
  return icons
    .map((icon) => ({ icon, distance: words.reduce((sum, one) => sum + wordDistance(icon, one), 0) }))
    .filter(({ distance }) => distance < Number.POSITIVE_INFINITY)
    .sort((one, other) => one.distance - other.distance)
    .map(({ icon }) => icon);
}

/** 0 for an icon's own name; names that only begin like the word, and words that mean it, come later. */
function wordDistance({ name, aliases }: IconChoice, asked: { word: string; meanings: string[] }): number {
  const names = [name, ...aliases];
  const best = Math.min(...names.map((one, at) => nameDistance(one, asked.word) + (at > 0 ? 0.5 : 0)));
  if (best < Number.POSITIVE_INFINITY) return best;
  const found = asked.meanings.findIndex((meaning) => nameDistance(name, meaning) <= EXACT);
  return found < 0 ? Number.POSITIVE_INFINITY : MEANING + found + name.length / 100;
}

/** Up to here, one part of the name is the word. */
const EXACT = 1.9;
const MEANING = 4;

function nameDistance(name: string, word: string): number {
  if (name === word) return 0;
  const parts = name.split('-');
  const extra = name.length / 100;
  if (parts[0] === word || name.startsWith(`${word}-`)) return 1 + extra;
  if (parts.includes(word)) return 1.3 + extra;
  if (parts.some((part) => part.startsWith(word))) return 2 + extra;
  return word.length > 2 && name.includes(word) ? 3 + extra : Number.POSITIVE_INFINITY;
}
