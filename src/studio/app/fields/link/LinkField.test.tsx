// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import {
  expectAccessible,
  problem,
  renderField,
  sectionField,
  type,
} from '../../../../../tests/editor/render-field.tsx';
import { readLink, writeLink } from './link-value.ts';

const required = sectionField('cta', 'button', 'link');
const optional = sectionField('cards', 'items', '[]', 'link');
const menu = (name: string) => screen.getByRole<HTMLSelectElement>('combobox', { name });
const renderLink = (value: string | undefined, field = required, changes = {}) =>
  renderField(field, value, [], withEditing(changes));

describe('a link taken apart', () => {
  it.each([
    ['#', 'none'],
    ['/contact', 'page'],
    ['/', 'page'],
    ['/contact#form', 'place'],
    ['#vision', 'place'],
    ['https://example.com/a#b', 'web'],
    ['www.example.com', 'web'],
    ['mailto:a@b.c?subject=Hi', 'email'],
    ['tel:+12535550142', 'phone'],
    ['files/prices.pdf', 'file'],
  ])('%s is of the kind “%s”, and the same link when put together again', (link, kind) => {
    expect(readLink(link, '/about').kind).toBe(kind);
    expect(writeLink(readLink(link, '/about'), '/about', 'US')).toBe(link);
  });
});

describe('the link field', () => {
  it('leads to a page', async () => {
    const { last } = renderLink('/contact');
    await expectAccessible();
    expect(menu('Page').selectedOptions[0]?.text).toBe('Contact (/contact)');
    type(menu('Page'), '/about');
    expect(last()).toBe('/about');
  });

  it('leads to a place on another page', async () => {
    const { last } = renderLink('/contact');
    type(menu('What it leads to'), 'place');
    await expectAccessible();
    type(menu('Page'), '/');
    expect(menu('Place on it').selectedOptions[0]?.text).toBe('Our Core Services');
    expect(last()).toBe('/#core-services');
  });

  it('leads to a place on the page that is open', () => {
    const { last } = renderLink('/contact');
    type(menu('What it leads to'), 'place');
    type(menu('Page'), '/about');
    expect(last()).toBe('#vision');
  });

  it('says what to do where a page has no named places', () => {
    renderLink('/contact');
    type(menu('What it leads to'), 'place');
    type(menu('Page'), '/contact');
    expect(screen.getByText(/No place on this page has a name yet/)).toBeDefined();
  });

  it('takes a phone number as people write it', async () => {
    const { last } = renderLink('/contact');
    type(menu('What it leads to'), 'phone');
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: 'Phone number' });
    type(input, '(253) 555-0142');
    await vi.waitFor(() => expect(last()).toBe('tel:+12535550142'));
    expect(input.value).toBe('(253) 555-0142');
  });

  it.each([
    ['web', 'Web address', 'https://example.com', 'https://example.com'],
    ['email', 'Email address', 'ada@engine.example', 'mailto:ada@engine.example'],
  ])('takes an address: %s', async (kind, label, text, link) => {
    const { last } = renderLink('/contact');
    type(menu('What it leads to'), kind);
    type(screen.getByRole('textbox', { name: label }), text);
    expect(last()).toBe(link);
    await expectAccessible();
  });

  it('leads to a file, the first one to begin with', async () => {
    const files = [
      { file: 'list.pdf', bytes: 9000 },
      { file: 'prices.pdf', bytes: 1_250_000 },
    ];
    const { last } = renderLink('/contact', required, { files });
    type(menu('What it leads to'), 'file');
    await expectAccessible();
    expect(last()).toBe('files/list.pdf');
    type(menu('File'), 'prices.pdf');
    expect(last()).toBe('files/prices.pdf');
    expect(menu('File').selectedOptions[0]?.text).toBe('prices.pdf (1.3 MB)');
  });

  it('leads to a new file', async () => {
    const addFile = vi.fn(async () => ({ file: 'plan.pdf', bytes: 1 }));
    const { last } = renderLink('/contact', required, { files: [], addFile });
    type(menu('What it leads to'), 'file');
    expect(screen.queryByRole('combobox', { name: 'File' })).toBeNull();
    const plan = new File(['%PDF'], 'Plan.pdf');
    fireEvent.change(screen.getByLabelText('New file'), { target: { files: [plan] } });
    await waitFor(() => expect(last()).toBe('files/plan.pdf'));
    expect(addFile).toHaveBeenCalledExactlyOnceWith(plan);
  });

  it('can be left out where it is optional', () => {
    const { last } = renderLink('/contact', optional);
    type(menu('What it leads to'), '');
    expect(last()).toBeUndefined();
    expect(screen.queryByRole('combobox', { name: 'Page' })).toBeNull();
    type(menu('What it leads to'), 'page');
    expect(last()).toBe('/about');
  });

  it('keeps a page that does not exist, with the sentence of the check', () => {
    renderField(required, '/abuot', [problem(['at'], 'There is no page “/abuot”.')], withEditing());
    expect(menu('Page').selectedOptions[0]?.text).toBe('/abuot (not found)');
    expect(screen.getByText('There is no page “/abuot”.')).toBeDefined();
  });
});
