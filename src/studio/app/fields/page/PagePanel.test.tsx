// @vitest-environment jsdom
import '../../../../../tests/editor/dialog.ts';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import { button, expectAccessible, forms, problem, type } from '../../../../../tests/editor/render-field.tsx';
import { site as fixture } from '../../../../../tests/site-fixture.ts';
import type { FieldProblem } from '../../../protocol.ts';
import { type Group, groupOf } from '../field-props.ts';
import { PagePanel } from './PagePanel.tsx';
import type { PageCommands } from './page-commands.ts';

const commandsFixture = (changes: Partial<PageCommands> = {}): PageCommands => ({
  create: vi.fn(async () => {}),
  copy: vi.fn(async () => {}),
  rename: vi.fn(async () => {}),
  linksHere: async () => [],
  remove: vi.fn(async () => {}),
  ...changes,
});

const sections = [{ type: 'hero', image: { file: 'team.jpg', alt: 'A team', focus: '20% 30%' } }];

function renderPanel({
  address = '/about',
  commands = commandsFixture(),
  problems = [] as FieldProblem[],
} = {}) {
  const seen: { page?: Group; site?: Group } = {};
  function Panel() {
    const [page, setPage] = useState<Group>({ title: 'About', description: 'Who we are.' });
    const [site, setSite] = useState(fixture as unknown as Group);
    Object.assign(seen, { page, site });
    return (
      <PagePanel
        {...{ forms, address, page, sections, site, problems, commands }}
        onChange={setPage}
        onSiteChange={setSite}
      />
    );
  }
  render(withEditing()(<Panel />));
  return seen;
}

const figure = (name: string) => within(screen.getByText(name).parentElement as HTMLElement);
const search = () => figure('As a search engine lists it');
const card = () => figure('As it looks where somebody shares it');

describe('the page panel', () => {
  it('shows a page as it is found and shared, while somebody types', async () => {
    const seen = renderPanel({ problems: [problem(['title'], 'Another page has this title.')] });
    await expectAccessible();
    expect(screen.getByText('Another page has this title.')).toBeDefined();
    type(screen.getByRole('textbox', { name: 'Title' }), 'Our Story');
    expect(search().getByText('Our Story | Example Networks')).toBeDefined();
    expect(search().getByText('www.example.test › about')).toBeDefined();
    expect(card().getByText('Our Story | Example Networks')).toBeDefined();
    expect(card().getByRole('presentation').style.objectPosition).toBe('20% 30%');
    expect(seen.page).toEqual({ title: 'Our Story', description: 'Who we are.' });
  });

  it('cuts a description where search engines do', () => {
    renderPanel();
    type(screen.getByRole('textbox', { name: 'Description' }), `${'word '.repeat(40)}end`);
    const shown = document.querySelector('.search-description')?.textContent ?? '';
    expect(shown.length).toBeLessThanOrEqual(162);
    expect(shown).toMatch(/word …$/);
  });

  it('puts the page into the menu, and takes it out', () => {
    const seen = renderPanel();
    const menu = screen.getByRole('combobox', { name: 'In the menu' });
    type(menu, 'top');
    expect(groupOf(seen.site?.navigation).items).toEqual([
      { label: 'Home', link: '/' },
      { label: 'About', link: '/about' },
    ]);
    type(menu, 'none');
    expect(seen.site).toEqual(fixture);
  });
});

describe('what can be done with pages', () => {
  it('renames it only to another address', async () => {
    const commands = commandsFixture();
    renderPanel({ commands });
    fireEvent.click(button('Change its address'));
    const input = screen.getByRole('textbox', { name: 'New address' });
    fireEvent.keyDown(input, { key: 'Enter' });
    expect(commands.rename).not.toHaveBeenCalled();
    type(input, 'company');
    await act(async () => fireEvent.keyDown(input, { key: 'Enter' }));
    expect(commands.rename).toHaveBeenCalledWith('company');
  });

  it('shows what still leads to a page, and asks where that shall lead instead', async () => {
    const linksHere = async () => [
      { where: 'in the header', isMenu: true },
      { where: 'on the page “Home”, section 3', isMenu: false },
    ];
    const commands = commandsFixture({ linksHere });
    renderPanel({ commands });
    await act(async () => fireEvent.click(button('Delete this page')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('in the header, where it is taken out')).toBeDefined();
    expect(dialog.getByText('on the page “Home”, section 3')).toBeDefined();
    await expectAccessible();
    const confirm = dialog.getByRole('button', { name: 'Delete this page' });
    fireEvent.click(confirm);
    expect(dialog.getByRole('alert').textContent).toMatch(/First choose/);
    expect(commands.remove).not.toHaveBeenCalled();
    type(dialog.getByRole('combobox', { name: 'Where shall they lead instead?' }), '/contact');
    await act(async () => fireEvent.click(confirm));
    expect(commands.remove).toHaveBeenCalledWith('/contact');
  });

  it('deletes a page that nothing leads to', async () => {
    const commands = commandsFixture();
    renderPanel({ commands });
    await act(async () => fireEvent.click(button('Delete this page')));
    const dialog = within(screen.getByRole('dialog'));
    expect(dialog.getByText('No link on this site leads to this page.')).toBeDefined();
    await act(async () => fireEvent.click(dialog.getByRole('button', { name: 'Delete this page' })));
    expect(commands.remove).toHaveBeenCalledWith(undefined);
  });

  it('keeps the front page', () => {
    renderPanel({ address: '/' });
    fireEvent.click(button('Delete this page'));
    expect(screen.getByText('A site needs its front page.')).toBeDefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says why nothing is possible now', () => {
    renderPanel({ commands: commandsFixture({ refusal: 'Save your changes first.' }) });
    expect(button('Copy this page').title).toBe('Save your changes first.');
    fireEvent.click(button('Copy this page'));
    expect(screen.getByText('Save your changes first.')).toBeDefined();
  });
});
