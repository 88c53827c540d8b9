// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { withEditing } from '../../../../../tests/editor/editing-fixture.tsx';
import { button, expectAccessible, forms, problem, type } from '../../../../../tests/editor/render-field.tsx';
import { site as fixture } from '../../../../../tests/site-fixture.ts';
import type { Path } from '../../../../content/index.ts';
import type { Group } from '../field-props.ts';
import { SitePanel } from './SitePanel.tsx';
import { siteGroups } from './site-groups.ts';

const data = fixture as unknown as Group;
const scrollIntoView = vi.fn();
beforeEach(() => {
  HTMLElement.prototype.scrollIntoView = scrollIntoView;
});

const onChange = vi.fn();
const panel = (path: Path, problems = [problem(['footer', 'copyright'], 'Too old.')]) =>
  withEditing()(
    <SitePanel path={path} data={data} shape={forms.site} onChange={onChange} problems={problems} />,
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
  const company = { ...fixture.company, phone: '(253) 555-0100' };
  expect(onChange).toHaveBeenLastCalledWith({ ...data, company });
});

it('finds nothing inaccessible in any part', async () => {
  render(panel([]));
  for (const { title } of siteGroups(forms.site)) {
    fireEvent.click(button(new RegExp(`^${title}`)));
    await expectAccessible();
  }
});
