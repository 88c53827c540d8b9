/** What section schemas are built with. Safe in browsers: it imports zod and nothing of Node. */
export { choice, layout, opening, pictureKind, toneElsewhere } from './choices.ts';
export type { SectionMeta } from './field-meta.ts';
export * from './fields.ts';
