// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PublishAnswer, PublishState } from '../../publish/messages.ts';
import { note } from '../../publish/notes.ts';
import { PublishDialog } from './PublishDialog.tsx';

const STATE: PublishState = {
  way: 'send',
  notes: [],
  waiting: 0,
  needsIdentity: false,
  files: [
    {
      file: 'pages/about.yaml',
      title: 'About Us',
      kind: 'changed',
      changes: [
        {
          id: 'a-0',
          where: ['“Our Vision”', 'text'],
          kind: 'changed',
          words: [
            { kind: 'same', text: 'Networks that ' },
            { kind: 'removed', text: 'nobody' },
            { kind: 'added', text: 'everybody' },
          ],
        },
      ],
    },
  ],
};

/** What the server answers, and what it was asked. */
let answers: Record<string, unknown>;
let asked: [string, unknown][];

beforeEach(() => {
  // jsdom has no modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  answers = { 'publish/state': STATE, 'publish/step': { step: 'send' } };
  asked = [];
  vi.stubGlobal('fetch', async (url: string, { body }: { body: string }) => {
    const name = url.replace('/__edit/', '');
    asked.push([name, JSON.parse(body)]);
    return new Response(JSON.stringify(await answers[name]), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const open = (isUnsaved = false) => {
  const onClose = vi.fn();
  return { onClose, ...render(<PublishDialog isUnsaved={isUnsaved} onClose={onClose} />) };
};
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));
const published = async (answer: PublishAnswer | Promise<PublishAnswer>) => {
  answers.publish = answer;
  await press('Publish');
};
const requests = (name: string) => asked.filter(([one]) => one === name).map(([, body]) => body);

test('shows old and new words by page, and publishes', async () => {
  open();
  const item = (await screen.findByText('About Us')).closest('li') as HTMLElement;
  expect(within(item).getByText('nobody').tagName).toBe('DEL');
  expect(within(item).getByText('everybody').tagName).toBe('INS');
  expect(within(item).getByText('“Our Vision” › text')).toBeTruthy();
  answers['publish/state'] = { ...STATE, files: [] };
  await published({ kind: 'sent', at: '2026-05-01T10:00:00Z', merged: false, notes: [] });
  expect(await screen.findByText(/Your changes have gone at/)).toBeTruthy();
  expect(await screen.findByText('Everything is published.')).toBeTruthy();
});

test('says what a running publish does, and stays open meanwhile', async () => {
  const { onClose } = open();
  let finish = (_: PublishAnswer) => {};
  await published(
    new Promise((resolve) => {
      finish = resolve;
    }),
  );
  expect(await screen.findByText('Sending your changes …')).toBeTruthy();
  await press('Close');
  expect(onClose).not.toHaveBeenCalled();
  finish({ kind: 'kept', note: note('offline', 'fatal: unable to access') });
  expect(await screen.findByText('The server could not be reached.')).toBeTruthy();
  expect(screen.getByText('fatal: unable to access')).toBeTruthy();
  await press('Close');
  expect(onClose).toHaveBeenCalledWith(false);
});

test('takes back a change, and notifies the page', async () => {
  const { onClose } = open();
  answers['publish/take-back'] = { kind: 'done' };
  await press('Take back: About Us, “Our Vision”, text');
  await waitFor(() => expect(requests('publish/state')).toHaveLength(2));
  expect(requests('publish/take-back')).toEqual([{ id: 'a-0' }]);
  await press('Close');
  expect(onClose).toHaveBeenCalledWith(true);
});

test('says why a change cannot be taken back', async () => {
  open();
  answers['publish/take-back'] = { kind: 'refused', problems: [{ message: 'There is no page “/a”.' }] };
  await press('Take back: About Us, “Our Vision”, text');
  expect(await screen.findByText(/cannot be taken back.*There is no page “\/a”\./)).toBeTruthy();
});

test('asks for a name and an email, and remembers both while a conflict is decided', async () => {
  open();
  await published({ kind: 'needs-identity', note: note('identity') });
  fireEvent.change(await screen.findByLabelText('Your name'), { target: { value: 'Anna' } });
  fireEvent.change(screen.getByLabelText('Your email address'), { target: { value: 'a@b.example' } });
  const conflict = { id: 'c1', file: 'pages/about.yaml', label: 'text', yours: 'Mine.', theirs: null };
  answers.publish = { kind: 'conflict', conflicts: [conflict], note: note('conflict') };
  await press('Continue');
  fireEvent.click(await screen.findByRole('radio', { name: /Theirs/ }));
  expect(screen.getByText('Mine.')).toBeTruthy();
  expect(screen.getByText('Deleted')).toBeTruthy();
  await press('Keep these and publish');
  const identity = { name: 'Anna', email: 'a@b.example', remember: true };
  await waitFor(() =>
    expect(requests('publish')).toEqual([
      { choices: {} },
      { choices: {}, identity },
      { choices: { c1: 'theirs' }, identity },
    ]),
  );
});

test('waits until the page is saved', async () => {
  const { rerender } = open(true);
  expect(screen.getByText(/Save your changes to this page first/)).toBeTruthy();
  expect(asked).toEqual([]);
  rerender(<PublishDialog isUnsaved={false} onClose={() => {}} />);
  expect(await screen.findByText('About Us')).toBeTruthy();
});

test('without git says so, and offers no button', async () => {
  answers['publish/state'] = { ...STATE, way: 'none', notes: [note('no-git')], files: [] };
  open();
  expect(await screen.findByText(/This computer has no Git/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Publish|Keep a version/ })).toBeNull();
});
