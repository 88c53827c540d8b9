// @vitest-environment jsdom
/** Specification, section 4: one dropdown is open at a time; clicking the open one closes it. */
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it } from 'vitest';
import { NavigationList } from './NavigationList.tsx';

const group = (label: string) => ({ label, items: [{ label: `A page of ${label}`, link: '/about' }] });
const openGroups = () => screen.queryAllByRole('button', { expanded: true }).map((one) => one.textContent);

afterEach(cleanup);

it('keeps one group open at a time', () => {
  // jsdom knows neither popovers nor whether an element can be seen.
  Element.prototype.checkVisibility = () => false;
  render(
    <MemoryRouter>
      <NavigationList items={[group('Services'), group('Sectors'), group('Places')]} pathname="/" />
    </MemoryRouter>,
  );
  const seen = ['Services', 'Sectors', 'Sectors', 'Places', 'Services'].map((name) => {
    fireEvent.click(screen.getByRole('button', { name }));
    return openGroups();
  });
  expect(seen).toEqual([['Services'], ['Sectors'], [], ['Places'], ['Services']]);
});
