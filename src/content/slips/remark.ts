import type { Slip } from './draft.ts';
import type { Entry } from './entry.ts';
import type { Structure } from './structure.ts';

type Told = Pick<Slip, 'code' | 'message' | 'suggestion'> & { line: string };

/**
 * A line that says nothing to YAML: a remark as other languages write it, a rule, a bracket, the fence of an example.
 * @returns whether this was one; it is then read as a comment or not at all
 */
export function remark(on: Structure, at: number, entry: Entry): boolean {
  const told = asComment(entry) ?? meaningless(entry);
  if (!told) return false;
  const { line, ...about } = told;
  const { source, original } = on.draft;
  on.draft.repair(at, line, {
    ...about,
    from: entry.indent,
    to: on.line(at).trimEnd().length,
    certain: line !== '',
    ...(line === '' && original[at + 1] !== undefined ? { fix: source.deletion(at) } : {}),
  });
  return true;
}

function asComment({ value, indent }: Entry): Told | undefined {
  const found = /^<!--\s*(.*?)\s*-->$|^\/\*+\s*(.*?)\s*\*+\/$|^\/\/+\s*(.*)$/.exec(value);
  const text = found?.slice(1).find((part) => part !== undefined);
  if (text === undefined) return undefined;
  const line = `${' '.repeat(indent)}# ${text}`.trimEnd();
  return {
    code: 'foreign-remark',
    message: 'A remark that visitors do not see begins with a “#” here.',
    suggestion: line.trimStart(),
    line,
  };
}

function meaningless({ value }: Entry): Told | undefined {
  const fence = /^(```+|~~~+)\s*\w*$/.test(value);
  if (!fence && !/^([={}*_~)\]]+[,;]?|-{4,}|-(?: -){2,})$/.test(value)) return undefined;
  return {
    code: 'stray-line',
    message: fence
      ? 'This line stands around an example, and was copied along.'
      : 'This line says nothing here.',
    suggestion: 'Delete this line.',
    line: '',
  };
}
