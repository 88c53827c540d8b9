import { diffWordsWithSpace } from 'diff';

/** Two texts in one: the words of only the first struck out, those of only the second underlined. */
export const WordDifference = ({ first, second }: { first: string; second: string }) => (
  <p className="word-difference">
    {diffWordsWithSpace(first, second).map(({ added, removed, value }, at) => {
      const Element = added ? 'ins' : removed ? 'del' : 'span';
      // biome-ignore lint/suspicious/noArrayIndexKey: the runs have no other name
      return <Element key={at}>{value}</Element>;
    })}
  </p>
);
