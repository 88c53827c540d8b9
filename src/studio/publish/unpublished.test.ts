import { expect, it } from 'vitest';
import type { FormModel } from '../../content/index.ts';
import type { Unpublished } from '../room/publishing.ts';
import { changesOf, commitWords } from './unpublished.ts';

const text = (label: string, means?: string) => ({ kind: 'text', label, means });
const link = { kind: 'map', label: 'Link', fields: { label: text('Words'), link: text('Link', 'link') } };
const links = { kind: 'list', label: 'Links', item: link };
const formerly = { kind: 'list', label: 'Former addresses', item: text('Address', 'old-address') };
const page = {
  kind: 'map',
  label: 'Page',
  fields: { title: text('Title'), formerly, image: text('File', 'image'), text: text('Text', 'text-file') },
};
const forms = { sections: {}, page, site: { kind: 'map', fields: { links } } } as unknown as FormModel;

const file = (name: string, kind: Unpublished['kind'], before?: object, after?: object) =>
  ({ file: name, kind, before, after, isUnfinished: false }) as Unpublished;
const about = { label: 'About', link: '/about' };
const site = (...now: object[]) => file('site.yaml', 'changed', { links: [about] }, { links: now });
const said = (all: Unpublished[]) =>
  changesOf(all, forms).map(({ kind, title, files }) => [kind, title, ...files.map((one) => one.file)]);

it('takes a new page with its picture, its text and the links to it as one change', () => {
  const jobs = file('pages/jobs.yaml', 'new', undefined, { title: 'Jobs', image: 'desk.jpg', text: 'jobs' });
  const all = [
    file('images/desk.jpg', 'new'),
    jobs,
    site(about, { label: 'Jobs', link: '/jobs#open' }),
    file('text/jobs.md', 'new', undefined, { title: 'Open Places' }),
    file('images/other.jpg', 'new'),
  ];
  expect(said(all)).toEqual([
    ['new', 'Jobs', 'images/desk.jpg', 'pages/jobs.yaml', 'site.yaml', 'text/jobs.md'],
    ['new', 'other.jpg', 'images/other.jpg'],
  ]);
  expect(commitWords(changesOf(all, forms))).toBe(
    'Add “Jobs”, Add “other.jpg”\n\nAdd “Jobs”\nAdd “other.jpg”',
  );
});

it('takes a page with a new address and the links that follow as one change', () => {
  const all = [
    file('pages/team.yaml', 'new', undefined, { title: 'The Team', formerly: ['/about'] }),
    file('pages/about.yaml', 'deleted', { title: 'About' }),
    site({ ...about, link: '/team' }),
  ];
  expect(said(all)).toEqual([['moved', 'The Team', 'pages/team.yaml', 'pages/about.yaml', 'site.yaml']]);
  expect(changesOf(all, forms)[0]?.differences).toMatchObject([
    { where: ['Title'], mine: 'The Team', theirs: 'About' },
    { where: ['Former addresses'], mine: '/about' },
  ]);
});

it('keeps other changes of a file that links to a new page apart, and a picture with the page that it came to', () => {
  const all = [
    file('pages/jobs.yaml', 'new', undefined, { title: 'Jobs' }),
    site({ ...about, label: 'Us' }, { label: 'Jobs', link: '/jobs' }),
    file('pages/a.yaml', 'changed', { title: 'A', image: 'b.jpg' }, { title: 'B', image: 'b.jpg' }),
    file('pages/home.yaml', 'changed', { title: 'Home', image: 'a.jpg' }, { title: 'Home', image: 'b.jpg' }),
    file('images/b.jpg', 'new'),
  ];
  expect(said(all)).toEqual([
    ['new', 'Jobs', 'pages/jobs.yaml'],
    ['changed', 'What all pages share', 'site.yaml'],
    ['changed', 'B', 'pages/a.yaml'],
    ['changed', 'Home', 'pages/home.yaml', 'images/b.jpg'],
  ]);
});
