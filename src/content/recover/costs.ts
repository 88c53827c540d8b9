/**
 * What each reading of a line costs. The search takes the cheapest reading of the whole file, so only the order of
 * these numbers matters: one wrong sign is likelier than a lost dash or a shifted line, and that than a lost line.
 */
export const cost = {
  /** A key in other capitals or with hyphens. */
  respell: 0.3,
  /** A remark in another language's form, a fence, a rule: it says nothing. */
  remark: 0.3,
  /** Another sign for the dash of an item. */
  oddDash: 0.4,
  /** Quotes, signs and comments within a value. */
  value: 0.5,
  /** A sign other than a colon, or none, behind a key. */
  colon: 0.6,
  /** Two wrong letters of one word: key and colon. */
  mistyped: 0.9,
  addDash: 1,
  removeDash: 1,
  move: 1,
  /** For each column of a move, so that the nearest place wins. */
  column: 0.02,
  /** For each line that moves with the one above it. */
  follow: 0.01,
  /** A text over several lines that must be on one line. */
  join: 1,
  /** A line that names a list or group was lost. */
  lostKey: 1.5,
  /** The first line of an item was lost, and the rest of it is put aside. */
  lostItem: 1.4,
  /** A line or block that belongs to nothing. */
  aside: 2.2,
  asideLine: 0.04,

  /** What the schema finds in a reading. A missing field must stay cheaper than any change of the structure. */
  missing: 0.55,
  empty: 0.5,
  unknownKey: 0.9,
  duplicate: 1,
  wrongKind: 0.8,
  wrongItem: 1.5,
  /** A section that is no group of fields. */
  wrongSection: 2.5,
  /** An edit that puts a line where the schema does not know it. */
  groundless: 1,
  /** Steps inwards that are not of two spaces. */
  oddStep: 0.06,
  /** Each indentation step too many below a lost key. */
  farFromKey: 0.4,
  /** A text without a key that would have to move and to gain a dash. */
  looseText: 0.5,
  /** A word and a colon that would gain a dash among texts: more likely a note. */
  noteAmongTexts: 0.8,
  /** An item that begins with another field than the one above. */
  otherFirst: 0.1,
} as const;
