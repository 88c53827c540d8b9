import { readdirSync } from 'node:fs';
import type { MarkdownRule, ReferenceRule, Rule, SiteRule, TextRule, ValueRule } from './rule.ts';

type Load = (name: string) => Promise<{ default: unknown }>;

/** The rules of a folder: the default export of each file, by name. */
async function rulesIn<Kind extends Rule>(folder: string, load: Load): Promise<readonly Kind[]> {
  const names = readdirSync(`src/content/rules/${folder}`).map((file) => file.replace(/\.ts$/, ''));
  return Promise.all(names.sort().map(async (name) => (await load(name)).default as Kind));
}

// Literal paths with one variable: bundlers include every module that it can be.
export const textRules = await rulesIn<TextRule>('text', (name) => import(`./text/${name}.ts`));
export const valueRules = await rulesIn<ValueRule>('values', (name) => import(`./values/${name}.ts`));
export const referenceRules = await rulesIn<ReferenceRule>(
  'references',
  (name) => import(`./references/${name}.ts`),
);
export const siteRules = await rulesIn<SiteRule>('site', (name) => import(`./site/${name}.ts`));
export const markdownRules = await rulesIn<MarkdownRule>(
  'markdown',
  (name) => import(`./markdown/${name}.ts`),
);

/** All rules. */
export const rules: readonly Rule[] = [
  ...textRules,
  ...valueRules,
  ...referenceRules,
  ...siteRules,
  ...markdownRules,
];
