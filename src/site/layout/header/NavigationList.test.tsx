// @vitest-environment jsdom
/** Specification, section 4: one dropdown is open at a time; clicking the open one closes it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { site } from '../../../../tests/site-fixture.ts';
import { SiteContext } from '../../context/site-context.ts';
import { NavigationList } from './NavigationList.tsx';

const group = (label: string) => ({ label, items: [{ label: `A page of ${label}`, link: '/about' }] });
const list = (labels: string[]) => (
  <SiteContext value={site}>
    <MemoryRouter>
      <NavigationList items={labels.map(group)} address="/" />
    </MemoryRouter>
  </SiteContext>
);
const buttons = () => screen.getAllByRole('button');
const openGroups = () => buttons().map((button) => button.getAttribute('aria-expanded') === 'true');

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('keeps one group open at a time', () => {
  render(list(['Services', 'Sectors', 'Places']));
  const seen = [0, 1, 1, 2, 0].map((index) => {
    fireEvent.click(buttons()[index] as Element);
    return openGroups().indexOf(true);
  });
  expect(seen).toEqual([0, 1, -1, 2, 0]);
});

it('closes by a second click also in the first half second of a page', () => {
  render(list(['Services']));
  const [button] = buttons();
  for (const timeStamp of [100, 300]) {
    const click = new MouseEvent('click', { bubbles: true });
    Object.defineProperty(click, 'timeStamp', { value: timeStamp });
    fireEvent(button as Element, click);
  }
  expect(openGroups()).toEqual([false]);
});

it('opens only one of two groups with the same label', () => {
  const error = vi.spyOn(console, 'error');
  render(list(['Services', 'Services']));
  fireEvent.click(buttons()[1] as Element);
  expect(openGroups()).toEqual([false, true]);
  expect(error).not.toHaveBeenCalled();
});

it('keeps a group open when the pointer came from its neighbour', () => {
  vi.useFakeTimers();
  render(list(['Services', 'Sectors']));
  const [services, sectors] = buttons();
  const mouse = { pointerType: 'mouse' };
  fireEvent.pointerEnter(services?.parentElement as Element, mouse);
  fireEvent.pointerLeave(services?.parentElement as Element, mouse);
  fireEvent.pointerEnter(sectors?.parentElement as Element, mouse);
  vi.runAllTimers();
  expect(openGroups()).toEqual([false, true]);
});

it('has no aria-expanded before hydration, when the style sheet opens the groups', () => {
  const html = renderToStaticMarkup(list(['Services']));
  expect(html).not.toContain('aria-expanded');
  render(list(['Services']));
  expect(buttons()[0]?.getAttribute('aria-expanded')).toBe('false');
});
