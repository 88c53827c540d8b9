// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fileNow, withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import { button, expectAccessible, forms, problem, type } from '../../../../../tests/editor/render-field.tsx';
import { site } from '../../../../../tests/site-fixture.ts';
import type { Path } from '../../../../content/index.ts';
import { TargetContext } from '../editing.ts';
import { SitePanel, siteGroups } from './SitePanel.tsx';

const SITE = 'site.yaml';
const problems = [{ ...problem(['footer', 'copyright'], 'Too old.'), file: SITE }];

const panel = (path: Path) =>
  withEditing(
    { problems },
    { [SITE]: site },
  )(
    <TargetContext value={path}>
      <SitePanel />
    </TargetContext>,
  );
const opened = () => screen.getAllByRole('button', { expanded: true }).map((one) => one.textContent);

it('has every field of site.yaml in exactly one part', () => {
  const names = siteGroups(forms.site).flatMap(({ fields }) => fields.map(([name]) => name));
  expect(names.sort()).toEqual(Object.keys(forms.site.fields ?? {}).sort());
});

it('opens the part that was clicked on the page, again and again', async () => {
  const { rerender } = render(panel(['footer', 'copyright']));
  expect(opened()).toEqual(['Footer1 to look at']);
  expect(screen.getByText('Too old.')).toBeDefined();
  await expectAccessible();
  rerender(panel(['navigation']));
  expect(opened()).toEqual(['Header']);
  fireEvent.click(button('Header'));
  rerender(panel(['navigation']));
  expect(opened()).toEqual(['Header']);
});

it('changes one field of the whole', () => {
  render(panel(['company']));
  type(screen.getByRole('textbox', { name: 'Phone' }), '(253) 555-0100');
  expect(fileNow(SITE)).toEqual({ ...site, company: { ...site.company, phone: '(253) 555-0100' } });
});

it('writes links to places with their page, because all pages have them', () => {
  render(panel(['footer', 'services', 'links', 0]));
  type(screen.getByRole('combobox', { name: 'What it leads to' }), 'place');
  type(screen.getByRole('combobox', { name: 'Page' }), '/about');
  const services = { ...site.footer.services, links: [{ label: 'Wireless', link: '/about#vision' }] };
  expect(fileNow(SITE)).toEqual({ ...site, footer: { ...site.footer, services } });
});

it('finds nothing inaccessible in any part', async () => {
  render(panel([]));
  for (const { title } of siteGroups(forms.site)) {
    fireEvent.click(button(new RegExp(`^${title}`)));
    await expectAccessible();
  }
});
