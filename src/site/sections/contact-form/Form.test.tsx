// @vitest-environment jsdom
import { act, cleanup, createEvent, fireEvent, render, screen } from '@testing-library/react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { Form } from './Form.tsx';
import { MESSAGE_LIMIT_BYTES } from './validate.ts';

const fetched = vi.fn<typeof fetch>();
let answer: (response: Response | Error) => Promise<void>;

/** From here on the service responds only when the test resolves it. */
function holdAnswers() {
  fetched.mockImplementation(
    (_, init) =>
      new Promise((resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(init.signal?.reason));
        answer = async (response) => {
          await act(async () => (response instanceof Error ? reject(response) : resolve(response)));
          await pass(0);
        };
      }),
  );
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const button = () => screen.getByRole<HTMLButtonElement>('button');
const form = () => button().form as HTMLFormElement;
const banner = () => document.querySelector('.form-banner-card');
const type = (label: string, value: string) => fireEvent.input(field(label), { target: { value } });
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
async function submit() {
  await act(async () => form().requestSubmit());
  await pass(0);
}

const typed = { Name: 'Ada', Email: 'ada@example.test', 'Job title': 'CTO', Message: 'Hello\n😀' };
const values = () => Object.keys(typed).map((label) => field(label).value);
function fillIn() {
  for (const [label, value] of Object.entries(typed)) type(label, value);
}

beforeEach(() => {
  // jsdom has no layout.
  Element.prototype.scrollIntoView = () => {};
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  fetched.mockImplementation(async () => new Response());
});

afterEach(async () => {
  await pass(21_000); // lets a call that was never answered end
  cleanup();
  fetched.mockReset();
  sessionStorage.clear();
  document.head.replaceChildren();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('what is sent (sections 3 and 7)', () => {
  it('sends once for two submits in one task, and for more while a message is in flight', async () => {
    holdAnswers();
    render(<Form site={site} id="contact" />);
    fillIn();
    await act(async () => {
      form().requestSubmit();
      form().requestSubmit();
    });
    fireEvent.submit(form());
    expect(fetched).toHaveBeenCalledOnce();
  });

  it('sends once for a double click, even if the response arrives between the clicks', async () => {
    fetched.mockImplementation(async () => new Response(null, { status: 500 }));
    render(<Form site={site} id="contact" />);
    fillIn();
    for (const detail of [1, 2]) {
      await act(async () => fireEvent.click(button(), { detail }));
      await pass(0);
    }
    expect(fetched).toHaveBeenCalledOnce();
    await act(async () => fireEvent.click(button(), { detail: 1 }));
    expect(fetched).toHaveBeenCalledTimes(2);
  });

  it('ignores an Enter right after one that sent, and while it is held down', async () => {
    render(<Form site={site} id="contact" />);
    // fireEvent returns whether the browser would submit.
    const enter = (label: string, { repeat = false, late = 0 } = {}) => {
      const event = createEvent.keyDown(field(label), { key: 'Enter', repeat });
      // jsdom's clock is not the test's.
      Object.defineProperty(event, 'timeStamp', { value: performance.now() - late });
      return fireEvent(field(label), event);
    };
    expect(enter('Name')).toBe(true);
    expect(enter('Name', { repeat: true })).toBe(false);
    fillIn();
    await submit();
    await pass(499);
    expect(enter('Name')).toBe(false);
    expect(enter('Message')).toBe(true);
    await pass(1);
    expect(enter('Name')).toBe(true);
    // A busy page comes to it late.
    expect(enter('Name', { late: 1 })).toBe(false);
  });

  it('drops a message with a filled honeypot silently (section 5)', async () => {
    render(<Form site={site} id="contact" />);
    fillIn();
    fireEvent.input(form().elements.namedItem('_honey') as Element, { target: { value: 'robot' } });
    await submit();
    expect(fetched).not.toHaveBeenCalled();
    expect(banner()).toBeNull();
    expect(button().textContent).toBe('Send Message');
    expect(values()).toEqual(Object.values(typed));
  });

  it('hides the honeypot from people: out of the tab order and hidden from screen readers', () => {
    render(<Form site={site} id="contact" />);
    const trap = form().elements.namedItem('_honey') as HTMLInputElement;
    expect(trap.tabIndex).toBe(-1);
    expect(trap.closest('[aria-hidden="true"]')).not.toBeNull();
    expect(trap.autocomplete).toBe('off');
    // For browsers without styles.
    expect(trap.labels?.[0]?.textContent).toBe('Leave this empty');
    expect(trap.id).toBe('');
  });

  it('treats an autofilled honeypot as empty', async () => {
    render(<Form site={site} id="contact" />);
    fillIn();
    const trap = form().elements.namedItem('_honey') as HTMLInputElement;
    const matches = vi.spyOn(trap, 'matches').mockImplementation((selector) => selector === ':autofill');
    fireEvent.input(trap, { target: { value: 'Ada' } });
    await submit();
    expect(matches).toHaveBeenCalled();
    const body = fetched.mock.lastCall?.[1]?.body as FormData;
    expect(body.get('_honey')).toBe('');
  });
});

describe('while sending (section 4)', () => {
  it('disables the button, labels it “Sending...” and announces it', async () => {
    holdAnswers();
    render(<Form site={site} id="contact" />);
    fillIn();
    expect(button().textContent).toBe('Send Message');
    await submit();
    expect(button().textContent).toBe('Sending...');
    expect(button().disabled).toBe(true);
    expect(screen.getByRole('status').textContent).toBe('Your message is on its way.');
    expect(field('Message').readOnly).toBe(true);
    await answer(new Response());
    expect(button().textContent).toBe('Send Message');
    expect(button().disabled).toBe(false);
    expect(field('Message').readOnly).toBe(false);
  });

  it('leaves the focus where the visitor moved it', async () => {
    holdAnswers();
    render(<Form site={site} id="contact" />);
    fillIn();
    button().focus();
    await submit();
    field('Name').focus();
    await answer(new Response());
    expect(document.activeElement).toBe(field('Name'));
  });
});

describe('outcome (sections 4 and 8)', () => {
  it('clears each banner after 5000 ms of its own', async () => {
    render(<Form site={site} id="contact" />);
    await submit();
    await pass(3000);
    await submit();
    await pass(4999);
    expect(banner()).not.toBeNull();
    await pass(1);
    expect(banner()).toBeNull();
  });

  it('renders its live regions first, and announces a repeated message again', async () => {
    render(<Form site={site} id="contact" />);
    const alert = screen.getByRole('alert');
    expect(screen.getByRole('status').textContent).toBe('');
    await submit();
    const first = alert.firstChild;
    await submit();
    expect(alert.textContent).toBe('Please check the formPlease fill out the name field.');
    expect(alert.firstChild).not.toBe(first);
  });
});

describe('a missing or invalid field (sections 5 and 8)', () => {
  it('is reported in the banner and beside the field, which gets the focus; nothing is sent', async () => {
    render(<Form site={site} id="contact" />);
    type('Name', 'Ada');
    await submit();
    expect(screen.getByRole('alert').textContent).toContain('Please fill out the email field.');
    expect(document.activeElement).toBe(field('Email'));
    expect(field('Email').getAttribute('aria-invalid')).toBe('true');
    const described = field('Email').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'So that we can answer.',
      'Please fill this in.',
    ]);
    expect(fetched).not.toHaveBeenCalled();
  });

  it('has a note beside the field after the banner has gone, until corrected', async () => {
    render(<Form site={site} id="contact" />);
    fillIn();
    type('Email', 'ada@example');
    await submit();
    await pass(5000);
    expect(banner()).toBeNull();
    type('Email', 'ada@example.');
    expect(screen.queryByText('Please enter a valid email address.')).toBeNull();
    expect(screen.getByText('An address looks like name@company.com.')).toBeTruthy();
    type('Email', 'ada@example.test');
    expect(screen.queryByText('An address looks like name@company.com.')).toBeNull();
    expect(field('Email').getAttribute('aria-invalid')).toBe('false');
  });

  it('moves on to the next one, and focuses the same one again', async () => {
    render(<Form site={site} id="contact" />);
    await submit();
    button().focus();
    await submit();
    expect(document.activeElement).toBe(field('Name'));
    type('Name', 'Ada');
    await submit();
    expect(field('Name').getAttribute('aria-invalid')).toBe('false');
    expect(document.activeElement).toBe(field('Email'));
  });
});

it('reports a message that is too long before sending, and keeps it', async () => {
  render(<Form site={site} id="contact" />);
  fillIn();
  const long = 'a'.repeat(MESSAGE_LIMIT_BYTES + 1);
  type('Message', long);
  await submit();
  expect(screen.getByRole('alert').textContent).toBe(
    'Please check the formToo long. Please shorten it or email hello@example.test.',
  );
  expect(document.activeElement).toBe(field('Message'));
  expect(fetched).not.toHaveBeenCalled();
  expect(field('Message').value).toBe(long);
  type('Message', long.slice(1));
  expect(field('Message').getAttribute('aria-invalid')).toBe('false');
});

describe('the draft', () => {
  it('keeps and saves what was typed before hydration, in place of the draft', async () => {
    sessionStorage.setItem('contact-form-draft', JSON.stringify({ name: 'Old', title: 'CTO', _honey: 'x' }));
    const place = document.body.appendChild(document.createElement('div'));
    place.innerHTML = renderToString(<Form site={site} id="contact" />);
    field('Name').value = 'New';
    field('Message').value = 'Typed early';
    const root = await act(async () => hydrateRoot(place, <Form site={site} id="contact" />));
    expect(values()).toEqual(['New', '', 'CTO', 'Typed early']);
    expect((form().elements.namedItem('_honey') as HTMLInputElement).value).toBe('');
    expect(sessionStorage.getItem('contact-form-draft')).toContain('Typed early');
    act(() => root.unmount());
    place.remove();
  });
});

it('works without JavaScript through the plain endpoint of the service', () => {
  const page = new DOMParser().parseFromString(
    renderToString(<Form site={site} id="contact" />),
    'text/html',
  );
  const plain = page.querySelector('form') as HTMLFormElement;
  expect(plain.getAttribute('action')).toBe('https://mail.example.test/hello@example.test');
  expect(plain.noValidate).toBe(false);
  expect(
    [...page.querySelectorAll('[required]')].map((control) => control.getAttribute('autocomplete')),
  ).toEqual(['name', 'email', 'organization-title', null]);
});
