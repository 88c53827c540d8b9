import { onPath, works } from './chromium.ts';
import { aptInstall } from './run-program.ts';

/** Engines other than Chromium's: how to find the program that drives each, and the Debian packages that have it. */
const ENGINES = {
  firefox: {
    find: () => [...onPath('firefox-esr'), ...onPath('firefox')].find(works),
    packages: ['firefox-esr'],
  },
  webkit: {
    find: () => (onPath('Xvfb').length > 0 ? onPath('WebKitWebDriver')[0] : undefined),
    packages: ['webkit2gtk-driver', 'xvfb'],
  },
};

export type EngineName = keyof typeof ENGINES;

/** The path of the program that drives an engine; undefined where it is not installed. */
export const findEngine = (name: EngineName): string | undefined => ENGINES[name].find();

/**
 * Finds the engines, installed first if asked for and where apt-get can.
 * @returns the name of each with its program, undefined where it is not installed
 */
export async function findEngines(install: boolean): Promise<[EngineName, string | undefined][]> {
  const names = Object.keys(ENGINES) as EngineName[];
  if (install) for (const name of names) if (!findEngine(name)) await aptInstall(...ENGINES[name].packages);
  return names.map((name) => [name, findEngine(name)]);
}
