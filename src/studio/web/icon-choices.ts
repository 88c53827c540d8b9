import { createRequire } from 'node:module';
import { iconShape } from '../../prerender/icon-shapes.ts';
import type { IconChoice } from '../field-data.ts';

/** The part of Iconify's format that says which icons there are. Hidden ones are no longer part of the set. */
interface IconSet {
  icons: Record<string, { hidden?: boolean }>;
  aliases: Record<string, { parent: string; hidden?: boolean }>;
}

let choices: IconChoice[] | undefined;

/** All icons of the Lucide set with their older names. */
export function iconChoices(): IconChoice[] {
  choices ??= readChoices();
  return choices;
}

function readChoices(): IconChoice[] {
  const { icons, aliases }: IconSet = createRequire(import.meta.url)('@iconify-json/lucide/icons.json');
  const older = new Map<string, string[]>();
  for (const [alias, { parent, hidden }] of Object.entries(aliases))
    if (!hidden) older.set(parent, [...(older.get(parent) ?? []), alias]);
  return Object.entries(icons).flatMap(([name, { hidden }]) =>
    hidden ? [] : [{ name, aliases: older.get(name) ?? [], shape: iconShape(name) }],
  );
}
