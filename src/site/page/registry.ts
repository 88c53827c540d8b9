import type { ComponentType } from 'react';
import type { Section } from '../../content/index.ts';

/** The section types: every folder of `src/site/sections/`; in a build, those that its pages use (src/prerender/unused-code.ts). */
const modules = import.meta.glob<ComponentType<Section>>('../sections/*/index.tsx', {
  eager: true,
  import: 'default',
});

export const sectionComponents = new Map(
  Object.entries(modules).map(([path, component]) => [path.split('/').at(-2) ?? '', component]),
);
