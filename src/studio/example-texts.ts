import type { Assets } from '../site/context/assets.ts';

const texts = import.meta.glob<{ attributes: { title: string }; html: string }>(
  '../site/sections/*/texts/*.md',
  { eager: true },
);

/** The Markdown texts that only examples use, by name. */
export const exampleTexts = (): Assets['texts'] =>
  Object.fromEntries(
    Object.entries(texts).map(([path, { attributes, html }]) => [
      path.replace(/^.*\/|\.md$/g, ''),
      { title: attributes.title, html },
    ]),
  );
