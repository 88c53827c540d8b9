import type { Code } from '../codes.ts';
import { error, type UnlocatedDiagnostic, warning } from '../diagnostic.ts';
import { nameDistance, nearest, sameName } from '../explain/nearest.ts';
import { quote } from '../explain/wording.ts';
import { nameOf } from '../files/paths.ts';
import type { Picture } from '../files/pictures.ts';
import type { Awaited } from '../files/unexpected-files.ts';
import { iconNames } from './icons.ts';
import { checkLink, type Destinations } from './links.ts';
import type { FileSummary, Reference } from './references.ts';

/** The names that content can refer to. */
export interface Known {
  destinations: Destinations;
  /** Paths below `content/images`. */
  images: Map<string, Picture>;
  /** Names of the Markdown files. */
  texts: Set<string>;
  /** What refers to these is not told: the files themselves are. */
  awaited: Awaited;
}

/** Looks every reference of a file up. */
export function checkReferences(summary: FileSummary, known: Known): UnlocatedDiagnostic[] {
  return summary.references.flatMap((reference) => {
    const finding = checkReference(reference, summary, known);
    if (!finding) return [];
    return reference.offsets ? { ...finding, offsets: reference.offsets } : finding;
  });
}

function checkReference(
  reference: Reference,
  from: FileSummary,
  known: Known,
): UnlocatedDiagnostic | undefined {
  switch (reference.kind) {
    case 'link':
      return checkLink(reference, from, known.destinations);
    case 'image':
      return picture(reference, known);
    case 'text-file':
      return textFile(reference, known);
    case 'icon':
      return icon(reference);
  }
}

function picture(
  reference: Reference,
  { images: pictures, awaited }: Known,
): UnlocatedDiagnostic | undefined {
  const found = pictures.get(reference.name);
  const { minWidth = 0, path, name } = reference;
  if (!found && awaited.pictures.includes(name)) return undefined;
  if (!found && awaited.notPictures.includes(name)) {
    const message = `${quote(name)} is not a kind of picture that a page can show.`;
    return error(path, 'value', 'unknown-image', message, {
      suggestion: 'Save the picture as JPEG, PNG or SVG, and write that file’s name here.',
    });
  }
  if (!found)
    return (
      inFolder(reference, pictures) ??
      lookUp(reference, new Set(pictures.keys()), 'unknown-image', 'picture', 'content/images')
    );
  if (found.drawing || found.width === undefined || found.width >= minWidth) return undefined;
  const message = `The picture ${quote(name)} is ${found.width} pixels wide; in this place it needs ${minWidth}, or it is blurred.`;
  return warning(path, 'value', 'small-picture', message, { suggestion: 'Put in a larger version of it.' });
}

function textFile(reference: Reference, { texts, awaited }: Known): UnlocatedDiagnostic | undefined {
  const { name, path } = reference;
  if (awaited.texts.some((one) => sameName(one, nameOf(name)))) return undefined;
  if (name.split(/\s+/).length < 6)
    return lookUp(reference, texts, 'unknown-text-file', 'text', 'content/text');
  const message = 'Here stands the name of a file in content/text, not the text itself.';
  return error(path, 'value', 'unknown-text-file', message, {
    suggestion: 'Put the text into a file there; or, for a short one, make this section “type: closing”.',
  });
}

/** A picture that lies in a folder is called by both names. */
function inFolder(
  { path, name }: Reference,
  pictures: Map<string, Picture>,
): UnlocatedDiagnostic | undefined {
  const bare = name.split('/').at(-1);
  const [found, ...more] = [...pictures.keys()].filter(
    (one) => one.includes('/') && one.split('/').at(-1) === bare,
  );
  if (found === undefined || more.length > 0 || pictures.has(bare ?? '')) return undefined;
  const message = `The picture ${quote(bare ?? '')} lies in a folder: ${quote(`content/images/${found}`)}.`;
  return error(path, 'value', 'unknown-image', message, {
    suggestion: `${path.at(-1)}: ${found}`,
    edit: { kind: 'set-text', text: found },
  });
}

function lookUp(reference: Reference, names: Set<string>, code: Code, what: string, folder: string) {
  const { name, path } = reference;
  if (names.has(name)) return undefined;
  const bare = name.replace(/^.*\//, '').replace(what === 'text' ? /\.(md|markdown)$/i : /^$/, '');
  const all = [...names];
  const same = all.filter((one) => one === bare || one.toLowerCase() === bare.toLowerCase());
  const certain = same.length === 1 ? same[0] : undefined;
  const caseOnly = certain !== undefined && certain.toLowerCase() === name.toLowerCase();
  const message = caseOnly
    ? `The ${what} ${quote(certain)} is written with other capitals here.`
    : certain !== undefined
      ? `The ${what} is called by its name alone, ${quote(certain)}.`
      : `There is no ${what} ${quote(name)} in ${folder}.`;
  const near = certain ?? nearest(bare, all)[0];
  const key = path.at(-1);
  return error(path, 'value', code, message, {
    suggestion: near ? `${key}: ${near}` : `Put the file into ${folder} first.`,
    ...(certain === undefined ? {} : { edit: { kind: 'set-text', text: certain } }),
  });
}

function icon({ name, path }: Reference): UnlocatedDiagnostic | undefined {
  const icons = iconNames();
  if (icons.has(name)) return undefined;
  const bare = bareIcon(name);
  const near = icons.has(bare) ? [bare] : nearest(bare, icons).slice(0, 3);
  const [best, next] = near;
  const sure = best !== undefined && nameDistance(bare, best) <= 1 && (!next || nameDistance(bare, next) > 1);
  const others = near.length > 1 ? `\nor ${near.slice(1).join(', ')}` : '';
  return error(path, 'value', 'unknown-icon', `There is no icon ${quote(name)}.`, {
    suggestion: best ? `icon: ${best}${sure ? '' : others}` : 'The icons are shown at lucide.dev/icons.',
    ...(sure ? { edit: { kind: 'set-text', text: best } } : {}),
  });
}

/** The name in what is copied along with it: `wifi.svg`, `lucide-wifi`, `<Wifi />`, `<i data-lucide="wifi">`. */
function bareIcon(text: string): string {
  const name = /data-lucide="([^"]*)"/.exec(text)?.[1] ?? text;
  return name
    .replace(/^.*lucide[-:/]/i, '')
    .replace(/\.(svg|png)$/i, '')
    .replace(/^<(\w+).*$/, '$1')
    .replace(/([a-z])([A-Z])/g, '$1-$2')
    .toLowerCase();
}
