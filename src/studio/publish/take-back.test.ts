import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { editContext } from '../../../tests/editor/edit-context.ts';
import { publishedWebsite, type Website } from '../../../tests/editor/repositories.ts';
import { createGate } from '../server/gate.ts';
import { publishState } from './state.ts';
import { createTakeBack } from './take-back.ts';

const ABOUT = 'content/pages/about.yaml';

let site: Website;
beforeEach(() => {
  site = publishedWebsite();
});
afterEach(() => rmSync(site.root, { recursive: true }));

/** Takes back the change at an index of the list. */
async function takeBack(at: number) {
  const { contentDir: dir, env } = site.anna;
  const context = await editContext(dir);
  const ids = (await publishState(dir, env)).files.flatMap(({ changes }) => changes.map(({ id }) => id));
  const answer = await createTakeBack(context, createGate(context), env)(ids[at] ?? '');
  return { ...answer, written: context.paths };
}

const left = async () =>
  (await publishState(site.anna.contentDir, site.anna.env)).files.flatMap(({ changes }) => changes);

test('one of two changed words, next to a remark that stays', async () => {
  const { anna } = site;
  const before = anna.read(ABOUT);
  anna.edit(ABOUT, 'heading: Vision', 'heading: Our Vision # for spring');
  anna.edit(ABOUT, 'nobody', 'everybody');
  expect(await takeBack(1)).toEqual({ kind: 'done', written: [join(anna.contentDir, 'pages/about.yaml')] });
  expect(anna.read(ABOUT)).toBe(before.replace('heading: Vision', 'heading: Our Vision # for spring'));
  expect(await left()).toMatchObject([{ where: ['“Our Vision”', 'heading'] }]);
});

test('a deleted section comes back with its remarks', async () => {
  const { anna } = site;
  anna.edit(ABOUT, '  - type: closing', '  # The most important one.\n  - type: closing');
  anna.push();
  const before = anna.read(ABOUT);
  anna.edit(ABOUT, / {2}# The.*notices\.\n/s.exec(before)?.[0] ?? 'nothing', '');
  expect(await left()).toMatchObject([{ kind: 'removed', where: ['“Vision”'] }]);
  expect(await takeBack(0)).toMatchObject({ kind: 'done' });
  expect(anna.read(ABOUT)).toBe(before);
});

test('a new page goes, a deleted one and a picture come back', async () => {
  const { anna } = site;
  const staff = join(anna.contentDir, 'pages/staff.yaml');
  writeFileSync(
    staff,
    anna.read('content/pages/team.yaml').replace(/Team/g, 'Staff').replace('people', 'staff'),
  );
  rmSync(join(anna.contentDir, 'pages/team.yaml'));
  const picture = join(anna.contentDir, 'images/wide.jpg');
  const bytes = readFileSync(picture);
  rmSync(picture);
  for (let count = 3; count > 0; count--) {
    expect(await left()).toHaveLength(count);
    expect(await takeBack(0)).toMatchObject({ kind: 'done' });
  }
  expect(existsSync(staff)).toBe(false);
  expect(readFileSync(picture)).toEqual(bytes);
  expect(anna.git('status', '--porcelain')).toBe('');
});

test('what the rest of the content needs stays', async () => {
  const { anna } = site;
  const staff = join(anna.contentDir, 'pages/staff.yaml');
  writeFileSync(
    staff,
    anna.read('content/pages/team.yaml').replace(/Team/g, 'Staff').replace('people', 'staff'),
  );
  anna.edit(ABOUT, 'type: closing', 'type: cta\n    button:\n      label: Staff\n      link: /staff');
  const list = await publishState(anna.contentDir, anna.env);
  const at = list.files.flatMap(({ changes, file }) => changes.map(() => file)).indexOf('pages/staff.yaml');
  expect(await takeBack(at)).toMatchObject({
    kind: 'refused',
    problems: [{ code: 'unknown-page' }],
    written: [],
  });
  expect(existsSync(staff)).toBe(true);
});

test('a change that is no longer in the list', async () => {
  expect(await takeBack(0)).toEqual({ kind: 'gone', written: [] });
});
