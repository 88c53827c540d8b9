import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { CODE } from '../../src/build/inputs.ts';

/** A copy of the project with a cache of its own, whose code and content a test may change. */
export function copyProject(root: string, content: string) {
  for (const part of CODE) cpSync(part, join(root, part), { recursive: true });
  cpSync(content, join(root, 'content'), { recursive: true });
  const modules = join(root, 'node_modules');
  const cache = join(modules, '.cache');
  mkdirSync(modules);
  for (const name of readdirSync('node_modules'))
    if (name !== '.cache') symlinkSync(resolve('node_modules', name), join(modules, name));

  const build = (out: string, options: string[]) => {
    const env = { ...process.env, CONTENT_DIR: 'content', OUT_DIR: out };
    const command = ['scripts/run.js', 'build', ...options];
    const { status, stderr } = spawnSync(process.execPath, command, { cwd: root, env, encoding: 'utf8' });
    if (status !== 0) throw new Error(`The build failed: ${stderr}`);
  };
  return {
    /** Builds into `dist`, where the last build was. */
    build: (...options: string[]) => build('dist', options),
    /**
     * Builds into `cold` without anything that another build has left, except for the folders of the cache that are
     * kept.
     */
    buildCold(kept: readonly string[], ...options: string[]) {
      const aside = join(root, 'cache');
      renameSync(cache, aside);
      rmSync(join(root, 'cold'), { recursive: true, force: true });
      mkdirSync(cache);
      for (const name of kept) renameSync(join(aside, name), join(cache, name));
      build('cold', options);
      for (const name of kept) renameSync(join(cache, name), join(aside, name));
      rmSync(cache, { recursive: true });
      renameSync(aside, cache);
    },
  };
}

/** The files of a folder with their content. */
export function filesIn(folder: string): Map<string, string> {
  const names = readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort();
  return new Map(
    names
      .filter((name) => statSync(join(folder, name)).isFile())
      .map((name) => [name, readFileSync(join(folder, name), 'latin1')]),
  );
}
