import type { WordRun } from '../../publish/messages.ts';

/** Words around a change that are shown. */
const AROUND = 80;

/** Old and new words. Of a long stretch that stayed, only the words next to a change are shown. */
export function Words({ runs }: { runs: readonly WordRun[] }) {
  if (runs.length === 0) return null;
  const only = runs.length === 1;
  return (
    <p className="change-words">
      {runs.map(({ kind, text }, at) => {
        const key = `${at} ${kind}`;
        if (kind === 'removed') return <del key={key}>{text}</del>;
        if (kind === 'added') return <ins key={key}>{text}</ins>;
        return <span key={key}>{only ? text : shorten(text, at === 0, at === runs.length - 1)}</span>;
      })}
    </p>
  );
}

function shorten(text: string, isFirst: boolean, isLast: boolean): string {
  if (text.length <= 2 * AROUND) return text;
  const begin = isFirst ? '' : text.slice(0, AROUND).replace(/\S*$/, '');
  const end = isLast ? '' : text.slice(-AROUND).replace(/^\S*/, '');
  return `${begin}…${end}`;
}
