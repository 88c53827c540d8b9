// @vitest-environment jsdom
import '../../../../../tests/editor/dialog.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { fileNow, withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import { fakeWorker } from '../../../../../tests/editor/fake-worker.ts';
import { button, expectAccessible, problem, type } from '../../../../../tests/editor/render-field.tsx';
import { site } from '../../../../../tests/site-fixture.ts';
import type { Editing } from '../editing.ts';
import { PagePanel } from './PagePanel.tsx';

const post = vi.fn();
const done = '/about';
beforeEach(() => {
  fakeWorker(post);
  post.mockReset().mockImplementation(async (action) => (action === 'referencesTo' ? [] : done));
});

const FILE = 'pages/about.yaml';
const sections = [{ type: 'hero', image: { file: 'team.jpg', alt: 'A team', focus: '20% 30%' } }];
const page = { title: 'About', description: 'Who we are.', sections };

const renderPanel = (changes: Partial<Editing> = {}) =>
  render(withEditing(changes, { [FILE]: page, 'site.yaml': site })(<PagePanel />));

const figure = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);
const search = () => figure('As a search engine lists it');
const card = () => figure('As it looks where somebody shares it');

describe('the page panel', () => {
  it('shows a page as it is found and shared, while somebody types', async () => {
    renderPanel({ problems: [{ ...problem(['title'], 'Another page has this title.'), file: FILE }] });
    await expectAccessible();
    expect(screen.getByText('Another page has this title.')).toBeDefined();
    type(screen.getByRole('textbox', { name: 'Title' }), 'Our Story');
    expect(search().getByText('Our Story | Example Networks')).toBeDefined();
    expect(search().getByText('www.example.test › about')).toBeDefined();
    expect(card().getByText('Our Story | Example Networks')).toBeDefined();
    expect(card().getByRole('presentation').style.objectPosition).toBe('20% 30%');
    expect(fileNow(FILE)).toEqual({ ...page, title: 'Our Story' });
  });

  it('cuts a description where search engines do', () => {
    renderPanel();
    type(screen.getByRole('textbox', { name: 'Description' }), `${'word '.repeat(40)}end`);
    const shown = document.querySelector('.search-description')?.textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(162);
    expect(shown).toMatch(/word …$/);
  });

  it('puts the page into the menu, and takes it out', () => {
    renderPanel();
    const menu = screen.getByRole('combobox', { name: 'In the menu' });
    type(menu, 'top');
    expect(fileNow('site.yaml').navigation).toEqual({
      ...site.navigation,
      items: [
        { label: 'Home', link: '/' },
        { label: 'About', link: '/about' },
      ],
    });
    type(menu, 'none');
    expect(fileNow('site.yaml')).toEqual(site);
  });
});

describe('what can be done with pages', () => {
  it('renames it only to another address', async () => {
    renderPanel();
    fireEvent.click(button('Change its address'));
    const input = screen.getByRole('textbox', { name: 'New address' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(screen.getByText('It is this one already.')).toBeDefined();
    expect(post).not.toHaveBeenCalled();
    type(input, '/company');
    await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
    expect(post).toHaveBeenCalledWith('renamePage', FILE, 'company');
  });

  it('shows what still leads to a page, and asks where that shall lead instead', async () => {
    post.mockResolvedValueOnce([
      { file: 'site.yaml', path: ['navigation', 'items', 1], isMenu: true },
      { file: 'site.yaml', path: ['notice', 'link'], isMenu: false },
      { file: 'pages/home.yaml', path: ['sections', 2, 'link'], isMenu: false },
      { file: 'text/history.md', path: ['body', 3], isMenu: false },
    ]);
    renderPanel();
    await act(async () => fireEvent.click(button('Delete this page')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'in the header, where it is taken out',
      'in the settings of the whole site',
      'on the page “Home”, section 3',
      'in the text “History”',
    ]);
    await expectAccessible();
    const confirm = dialog.getByRole('button', { name: 'Delete this page' });
    fireEvent.click(confirm);
    expect(dialog.getByRole('alert').textContent).toMatch(/First choose/);
    expect(post).toHaveBeenCalledOnce();
    type(dialog.getByRole('combobox', { name: 'Where shall they lead instead?' }), '/contact');
    await act(async () => fireEvent.click(confirm));
    expect(post).toHaveBeenLastCalledWith('deletePage', FILE, 'pages/contact.yaml');
  });

  it('deletes a page that nothing leads to', async () => {
    renderPanel();
    await act(async () => fireEvent.click(button('Delete this page')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('No link on this site leads to this page.')).toBeDefined();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete this page' })));
    expect(post).toHaveBeenLastCalledWith('deletePage', FILE, undefined);
  });

  it('says why the check refuses it', async () => {
    post.mockRejectedValueOnce(new Error('There is a mistake.'));
    renderPanel();
    fireEvent.click(button('Copy this page'));
    await act(async () =>
      fireEvent.click(screen.getAllByRole('button', { name: 'Copy this page' })[1] as Element),
    );
    expect(screen.getByText('There is a mistake.')).toBeDefined();
  });

  it('keeps the front page', () => {
    renderPanel({ address: '/' });
    fireEvent.click(button('Delete this page'));
    expect([...document.querySelectorAll('.field-notice')].at(-1)?.textContent).toBe(
      'A site needs its front page.',
    );
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why nothing is possible now', () => {
    renderPanel({ isChanged: true });
    expect(button('Copy this page').title).toBe('Save your changes first.');
    fireEvent.click(button('Copy this page'));
    expect([...document.querySelectorAll('.field-notice')].at(-1)?.textContent).toBe(
      'Save your changes first.',
    );
  });
});
