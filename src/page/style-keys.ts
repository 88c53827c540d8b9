import type { Section } from '../content/index.ts';

/** The style sheets that sections need, as the build calls them: by type, and by type and layout. */
export const styleKeys = (sections: readonly Section[]): Set<string> =>
  new Set(
    sections.flatMap((section) => {
      const { type, layout } = section as Section & { layout?: unknown };
      return [type, `${type}/${layout}`];
    }),
  );
