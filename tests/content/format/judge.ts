import { isDeepStrictEqual } from 'node:util';
import type { Operation } from '../../../src/content/index.ts';
import type { TextFile } from './files.ts';
import { applyTo, type Json, readJson } from './model.ts';
import { linesOf, partsOf, remarksIn } from './remarks.ts';

/** What is in one list and not in the other, each as often. */
export function without<One>(list: readonly One[], other: readonly One[]): One[] {
  const left = new Map<One, number>();
  for (const one of other) left.set(one, (left.get(one) ?? 0) + 1);
  return list.filter((one) => {
    const count = left.get(one) ?? 0;
    left.set(one, count - 1);
    return count <= 0;
  });
}

/** What an operation has done to a file that it should not have. @param after the file as it was written */
export function faultsOf({ name, text }: TextFile, operation: Operation, after: string): string[] {
  const { kind, path } = operation;
  const before = readJson(name, text);
  const isBody = name.endsWith('.md') && path[0] === 'body';
  const [[old], [now]] = [partsOf(name, text), partsOf(name, after)];
  const gone = without(linesOf(old), linesOf(now));
  const come = without(linesOf(now), linesOf(old));
  const [remarks, left] = [remarksIn(old), remarksIn(now)];
  const [texts, leftTexts] = [remarks, left].map((all) => all.map((one) => one.text)) as [string[], string[]];

  const value = path.reduce<Json | undefined>((one, step) => (one as never)?.[step], before);
  const isNew = kind === 'set' && value === undefined;
  const isText = kind === 'set' && typeof value === 'string' && typeof operation.value === 'string';
  const takes = kind === 'delete' || kind === 'remove' || (kind === 'set' && !isNew && !isText);
  // In brackets, and in a list that was or becomes empty, one line becomes another.
  const mostGone = takes ? Number.POSITIVE_INFINITY : isText ? String(value).split('\n').length + 1 : 1;
  const mayCome = kind === 'set' || kind === 'insert' || kind === 'copy';

  // What becomes another group as a whole keeps what it can.
  const isOther = takes && kind === 'set';
  const astray = remarks.filter(
    ({ text, owner }) =>
      !(isOther || gone.includes(owner)) &&
      // One at the end of a group is above a field that is added there.
      !left.some((one) => one.text === text && (one.owner === owner || come.includes(one.owner))),
  );
  const faults = {
    'the data is not what was meant': !isDeepStrictEqual(
      readJson(name, after),
      applyTo(before, operation, isBody),
    ),
    'the front matter has changed': isBody && old !== now,
    'other lines have gone': gone.length > mostGone,
    'other lines have come': come.length > 1 && !mayCome,
    'remarks are lost': !takes && without(texts, leftTexts).length > 0,
    'remarks have come up': kind !== 'copy' && without(leftTexts, texts).length > 0,
    [`a remark has lost its line: ${astray[0]?.text}`]: astray.length > 0,
  };
  return Object.keys(faults).filter((fault) => faults[fault as keyof typeof faults]);
}
