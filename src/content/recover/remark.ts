import type { Entry } from './line.ts';
import type { Edit } from './mistake.ts';

/** What to report about a line that is left out, and the line to keep in its place. */
export type LeftOut = Pick<Edit, 'code' | 'message' | 'suggestion'> & { line?: string };

const says = (code: Edit['code'], message: string): LeftOut => ({
  code,
  message,
  suggestion: 'Delete this line.',
});

/** A line that says nothing to YAML: a remark as other languages write it, a rule, a bracket, the fence of an example. */
export function remark({ value, indent }: Entry): LeftOut | undefined {
  const found = /^<!--\s*(.*?)\s*-->$|^\/\*+\s*(.*?)\s*\*+\/$|^\/\/+\s*(.*)$/.exec(value);
  if (found) {
    const suggestion = `# ${found.slice(1).find((part) => part !== undefined) ?? ''}`.trimEnd();
    const message = 'A remark that visitors do not see begins with a “#” here.';
    return { code: 'foreign-remark', message, suggestion, line: ' '.repeat(indent) + suggestion };
  }
  if (/^(<{7}|={7}|>{7}|\|{7})( |$)/.test(value)) {
    const message =
      'This line was left over when two versions of the file were brought together (a “merge conflict”).';
    return says('merge-conflict', message);
  }
  if (/^(```+|~~~+)\s*\w*$/.test(value))
    return says('stray-line', 'This line only frames an example; it was copied along.');
  if (/^([={}*_~)\]]+[,;]?|-{4,}|-(?: -){2,})$/.test(value))
    return says('stray-line', 'This line says nothing here.');
  return undefined;
}
