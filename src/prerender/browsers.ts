import manifest from '../../package.json' with { type: 'json' };

/** The oldest browsers for which the site is compiled, from `browserslist` in package.json: `ios_saf` with `['16', '0']`, say. */
export const oldest = manifest.browserslist.map((query) => {
  const [, name, version] = /^(\w+) >= ([\d.]+)$/.exec(query) ?? [];
  if (!name || !version)
    throw new Error(`package.json: write “${query}” in browserslist as “name >= version”.`);
  return { name, version };
});

/** The same in the notation of esbuild and Vite. */
export const codeTargets = oldest.map(
  ({ name, version }) => `${name === 'ios_saf' ? 'ios' : name}${version}`,
);

/** The same for Lightning CSS: a version is a byte each for major, minor and patch. */
export const styleTargets = Object.fromEntries(
  oldest.map(({ name, version }) => {
    const [major = 0, minor = 0] = version.split('.').map(Number);
    return [name, (major << 16) | (minor << 8)];
  }),
);
