import { createHash } from 'node:crypto';
import type { FormFields } from './parse-form.ts';

/** The key of a message: a hash of its recipient and content. */
export function messageKey(recipient: string, subject: string, fields: FormFields): string {
  const content = JSON.stringify([recipient, subject, [...fields].sort()]);
  return createHash('sha256').update(content).digest('hex').slice(0, 32);
}

/** The name of a message in file names, its Message-ID and the log: its time and key. */
export const messageName = (key: string, date = new Date()): string =>
  `${date.toISOString().replace(/[:.]/g, '-')}-${key}`;

const NAME = /^(\d{4}-\d\d-\d\d)T(\d\d)-(\d\d)-(\d\d)-(\d{3})Z-([0-9a-f]{32})(?=\.)/;

/** Parses the name of a message's file; undefined for other files. */
export function parseMessageName(file: string): { key: string; time: number } | undefined {
  const [, day, hour, minute, second, ms, key] = NAME.exec(file) ?? [];
  if (!key) return undefined;
  return { key, time: Date.parse(`${day}T${hour}:${minute}:${second}.${ms}Z`) };
}
