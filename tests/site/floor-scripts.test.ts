/** What visitors' scripts call is in the oldest browsers of `browserslist`, by MDN's compatibility data. */
import { createRequire } from 'node:module';
import type {
  CompatData,
  CompatStatement,
  Identifier,
  SimpleSupportStatement,
} from '@mdn/browser-compat-data';
import { type ESTree, parseSync, Visitor } from 'vite';
import { expect, it } from 'vitest';
import { oldest } from '../../src/prerender/browsers.ts';
import { filesEnding, readBuilt } from './built-pages.ts';

/** Read by Node: imported, its 20 MB would be compiled as a module. */
const data: CompatData = createRequire(import.meta.url)('@mdn/browser-compat-data');

/** What these browsers lack and the scripts call only where it is there. */
const ASKED_FOR_FIRST = [
  'hidePopover', // use-menu.ts
  'requestIdleCallback', // hydrate-when-idle.ts
  ...['createPolicy', 'createHTML'], // trusted-html.ts
  ...['startViewTransition', 'skipTransition'], // React, for view transitions, which the site has none of
];

/** Functions of the scripts' own that are called as something new. */
const OWN = ['run', 'use', 'createContext', 'format', 'delay'];

/** MDN's names of the browsers of browserslist. */
const NAMES = { ios_saf: 'safari_ios' } as Record<string, string>;

const isAtMost = (version: string, floor: string) => {
  const [[major = 0, minor = 0] = [], [floorMajor = 0, floorMinor = 0] = []] = [version, floor].map((one) =>
    one.replace('≤', '').split('.').map(Number),
  );
  return major < floorMajor || (major === floorMajor && minor <= floorMinor);
};

/** Whether all of the oldest browsers have a feature, without a flag or another name. */
function isInAll({ support }: CompatStatement): boolean {
  return oldest.every(({ name, version }) => {
    const statements = support[(NAMES[name] ?? name) as keyof typeof support];
    return [statements].flat().some((one?: SimpleSupportStatement) => {
      if (!one || one.flags || one.prefix || one.alternative_name || one.version_removed) return false;
      return typeof one.version_added === 'string' && isAtMost(one.version_added, version);
    });
  });
}

/** Every global and every property of the platform by its name: whether something of this name is in all of the browsers. */
const known = new Map<string, boolean>();
function learn(name: string, compat: CompatStatement | undefined): void {
  if (compat) known.set(name, known.get(name) === true || isInAll(compat));
}
const within = (feature: Identifier | undefined) =>
  Object.entries(feature ?? {}).filter(([name]) => name !== '__compat') as [string, Identifier][];
for (const [name, feature] of [...within(data.api), ...within(data.javascript.builtins)]) {
  learn(name, feature.__compat);
  for (const [member, { __compat }] of within(feature)) learn(member.replace(/_static$/, ''), __compat);
}

/** The names of what a script calls, without the short ones that the minifier gives. */
function callsIn(script: string, file: string): Set<string> {
  const names = new Set<string>();
  const add = (callee: ESTree.Expression | ESTree.Super) => {
    if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
      names.add(callee.property.name);
    else if (callee.type === 'Identifier' && callee.name.length > 2) names.add(callee.name);
  };
  new Visitor({
    CallExpression: ({ callee }) => add(callee),
    NewExpression: ({ callee }) => add(callee),
  }).visit(parseSync(file, script).program);
  return names;
}

const scripts = new Map(filesEnding('.js').map((file) => [file, readBuilt(file)]));
const [, boot = ''] = /<script type="module">(.*?)<\/script>/s.exec(readBuilt('index.html')) ?? [];
scripts.set('boot.js', boot);

it('no script calls what the oldest browsers do not have', () => {
  const calls = [...scripts].flatMap(([file, script]) => [...callsIn(script, file)]);
  const missing = new Set(calls.filter((name) => known.get(name) === false));
  // An exception that nothing needs any more goes.
  expect([...missing].sort()).toEqual([...ASKED_FOR_FIRST, ...OWN].sort());
});

it('no regular expression looks behind, which Safari before 16.4 cannot read', () => {
  expect(boot.length).toBeGreaterThan(500);
  expect([...scripts].filter(([, script]) => /\(\?<[=!]/.test(script)).map(([file]) => file)).toEqual([]);
});
