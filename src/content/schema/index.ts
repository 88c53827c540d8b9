/** What section schemas are built with. Safe in browsers: it imports zod and nothing of Node. */
export * from './fields.ts';
