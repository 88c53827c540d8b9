import { chmod, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Operation, Value } from '../../src/content/index.ts';
import { type EditSite, openEditSite, title } from './edit-site.ts';

const PAGE = 'pages/about.yaml';
const LONG = 'The people who design, cable, secure and look after your networks';
let site: EditSite;
beforeAll(async () => {
  site = await openEditSite();
});
afterEach(() => site.restore());
afterAll(() => site.close());

describe('saving', () => {
  it('writes one line, and undo gives the same bytes', async () => {
    const before = await site.read(PAGE);
    const { data } = await site.open(PAGE);
    expect((await site.save(await site.change(PAGE, title('Who We Are: Us')))).kind).toBe('saved');
    expect(await site.read(PAGE)).toBe(before.replace(/^title: .*/m, 'title: "Who We Are: Us"'));
    expect(site.saves).toEqual([[PAGE]]);
    await site.save(await site.change(PAGE, title(String(data.title))));
    expect(await site.read(PAGE)).toBe(before);
  });

  it('brings a deleted section back with its remarks', async () => {
    const file = 'pages/contact.yaml';
    const before = await site.read(file);
    const value = ((await site.open(file)).data.sections as Value[])[1] as Value;
    await site.save(await site.change(file, { kind: 'delete', path: ['sections'], index: 1 }));
    expect(await site.read(file)).not.toContain('# The email address');
    await site.save(await site.change(file, { kind: 'insert', path: ['sections'], index: 1, value }));
    expect(await site.read(file)).toBe(before);
  });

  it('brings remarks back after a change from elsewhere, which stays', async () => {
    const file = 'pages/contact.yaml';
    const before = await site.read(file);
    const value = ((await site.open(file)).data.sections as Value[])[1] as Value;
    await site.save(await site.change(file, { kind: 'delete', path: ['sections'], index: 1 }));
    const theirs = (text: string) => `# Theirs.\n${text.replace(/^title: .*/m, 'title: Theirs')}`;
    await site.write(file, theirs(await site.read(file)));
    await site.save(await site.change(file, title('Mine')));
    await site.save(
      await site.change(file, title('Theirs'), { kind: 'insert', path: ['sections'], index: 1, value }),
    );
    expect(await site.read(file)).toBe(theirs(before));
  });

  it('does not bring back what somebody else has changed since', async () => {
    const before = await site.read(PAGE);
    await site.save(await site.change(PAGE, title('One')));
    await site.write(PAGE, `# A remark from elsewhere.\n${await site.read(PAGE)}`);
    await site.save(await site.change(PAGE, title('About Us')));
    expect(await site.read(PAGE)).toBe(`# A remark from elsewhere.\n${before}`);
  });

  it('keeps line ends, a byte order mark and the mode of the file', async () => {
    const before = `\uFEFF${(await site.read(PAGE)).replaceAll('\n', '\r\n')}`;
    await writeFile(site.path(PAGE), before);
    await chmod(site.path(PAGE), 0o640);
    const operations: Operation[] = [
      title('We'),
      { kind: 'move', path: ['sections'], from: 1, to: 2 },
      { kind: 'set', path: ['sections', 1, 'tone'], value: 'mist' },
    ];
    expect((await site.save(await site.change(PAGE, ...operations))).kind).toBe('saved');
    const after = await site.read(PAGE);
    expect(after.replaceAll('\r\n', '')).not.toContain('\n');
    expect(after.startsWith('\uFEFFtitle: We\r\n')).toBe(true);
    expect((await stat(site.path(PAGE))).mode & 0o777).toBe(0o640);
  });

  it('leaves out a check that a newer one has overtaken', async () => {
    const [one, other] = [await site.change(PAGE, title('One')), await site.change(PAGE, title('Other'))];
    const answers = await Promise.all([site.room.check([one]), site.room.check([other])]);
    expect(answers).toMatchObject([null, { kind: 'saved', files: [{ data: { title: 'Other' } }] }]);
  });

  it('changes nothing for a check, and for changes without effect', async () => {
    const before = await stat(site.path(PAGE));
    expect((await site.check(await site.change(PAGE, title('New')))).kind).toBe('saved');
    expect((await site.save(await site.change(PAGE, title('New'), title('About Us')))).kind).toBe('saved');
    expect((await stat(site.path(PAGE))).ino).toBe(before.ino);
    expect(site.saves).toEqual([]);
  });
});

describe('a mistake', () => {
  it('is refused with the path of its value, and nothing is written', async () => {
    const before = await site.read(PAGE);
    const long = await site.change(PAGE, title(LONG));
    const expected = { kind: 'refused', problems: [{ file: PAGE, path: ['title'], code: 'too-long' }] };
    expect(await site.check(long)).toMatchObject(expected);
    expect(await site.save(long)).toMatchObject(expected);
    const gone = await site.change(PAGE, { kind: 'remove', path: ['sections', 0, 'title'] });
    expect(await site.save(gone)).toMatchObject({
      kind: 'refused',
      problems: [{ file: PAGE, path: ['sections', 0, 'title'], code: 'missing-key' }],
    });
    const text = await site.change('text/our-experience.md', { kind: 'set', path: ['body'], value: '' });
    expect(await site.check(text)).toMatchObject({ problems: [{ path: ['body'], code: 'empty-text' }] });
    expect(await site.read(PAGE)).toBe(before);
  });

  it('in another file, caused by this change, is refused as well', async () => {
    const gone: Operation = { kind: 'remove', path: ['sections', 1, 'id'] };
    const { data } = await site.open('pages/home.yaml');
    expect((data.sections as { id?: string }[])[1]?.id).toBe('core-services');
    const link: Operation = { kind: 'set', path: ['navigation', 'button', 'link'], value: '/#core-services' };
    await site.save(await site.change('site.yaml', link));
    const answer = await site.check(await site.change('pages/home.yaml', gone));
    expect(answer).toMatchObject({
      kind: 'refused',
      problems: [{ file: 'site.yaml', path: ['navigation', 'button', 'link'] }],
    });
  });

  it('that was there before keeps nobody from saving something else', async () => {
    await site.write(PAGE, (await site.read(PAGE)).replace(/^title: .*/m, 'title: TODO'));
    const text: Operation = { kind: 'set', path: ['description'], value: 'Who we are.' };
    const answer = await site.save(await site.change(PAGE, text));
    expect(answer).toMatchObject({ kind: 'saved', problems: [{ path: ['title'], severity: 'error' }] });
  });

  it('of an operation that does not fit is refused', async () => {
    const change = await site.change(PAGE, { kind: 'delete', path: ['sections'], index: 99 });
    expect(await site.save(change)).toMatchObject({ kind: 'refused', problems: [{ code: 'cannot-write' }] });
  });
});

describe('a conflict', () => {
  it('overwrites nothing and shows what is there now', async () => {
    const mine = await site.change(PAGE, title('Mine'));
    const theirs = (await site.read(PAGE)).replace(/^title: .*/m, 'title: Theirs');
    await site.write(PAGE, theirs);
    for (const answer of [await site.check(mine), await site.save(mine)]) {
      expect(answer).toMatchObject({
        kind: 'conflict',
        theirs: [{ file: PAGE, data: { title: 'Theirs' } }],
      });
    }
    expect(await site.read(PAGE)).toBe(theirs);
  });

  it('with a file that has been deleted says so', async () => {
    const mine = await site.change(PAGE, title('Mine'));
    await rm(site.path(PAGE));
    expect(await site.save(mine)).toMatchObject({
      kind: 'conflict',
      theirs: [{ stamp: '', data: {} }],
    });
  });
});

describe('two files', () => {
  const words: Operation = { kind: 'set', path: ['words', 'menu'], value: 'Contents' };

  it('are written together', async () => {
    await site.save(await site.change(PAGE, title('We')), await site.change('site.yaml', words));
    expect(await site.read(PAGE)).toContain('title: We\n');
    expect(await site.read('site.yaml')).toContain('menu: Contents\n');
    expect(site.saves.length).toBe(1);
  });

  it('are both left alone where one cannot be saved', async () => {
    const before = [await site.read(PAGE), await site.read('site.yaml')];
    const long = await site.change(PAGE, title(LONG));
    expect((await site.save(long, await site.change('site.yaml', words))).kind).toBe('refused');
    const old = { ...(await site.change(PAGE, title('We'))), stamp: 'of another time' };
    expect((await site.save(old, await site.change('site.yaml', words))).kind).toBe('conflict');
    expect([await site.read(PAGE), await site.read('site.yaml')]).toEqual(before);
  });
});

it('a temporary file that a power cut has left behind is no content', async () => {
  await site.write('pages/.about.yaml.0b7e9f0e-0000-4000-8000-000000000000.tmp', 'title: Half a fi');
  const answer = await site.save(await site.change(PAGE, title('We')));
  expect(answer).toMatchObject({ kind: 'saved', problems: [] });
  expect((await readdir(site.path('pages'))).filter((name) => name.endsWith('.tmp')).length).toBe(1);
});
