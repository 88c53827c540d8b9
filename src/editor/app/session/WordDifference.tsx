import { wordDifference } from './word-difference.ts';

/** Two texts in one: the words of only the first struck out, those of only the second underlined. */
export const WordDifference = ({ first, second }: { first: string; second: string }) => (
  <p className="word-difference">
    {wordDifference(first, second).map(({ kind, text }, at) => {
      const Element = kind === 'same' ? 'span' : kind === 'first' ? 'del' : 'ins';
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs have no other name
      return <Element key={at}>{text}</Element>;
    })}
  </p>
);
