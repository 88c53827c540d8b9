import type { Section } from '../content/index.ts';

/** The style sheets that sections need, as the build calls them: by type, by type and tone, and by type and layout. */
export const styleKeys = (sections: readonly Section[]): Set<string> =>
  new Set(
    sections.flatMap((section) => {
      const { type, layout, tone } = section as Section & { layout?: unknown; tone?: unknown };
      return [type, `${type}.${tone}`, `${type}/${layout}`];
    }),
  );
