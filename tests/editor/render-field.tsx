import { fireEvent, render, screen } from '@testing-library/react';
import axe from 'axe-core';
import { useState } from 'react';
import { expect, vi } from 'vitest';
import { type FormField, formField, type Path, type Value } from '../../src/content/index.ts';
import { withKeys, withoutKeys } from '../../src/studio/app/data/keyed.ts';
import { AnyField } from '../../src/studio/app/fields/field-for.tsx';
import type { FieldProps } from '../../src/studio/app/fields/field-props.ts';
import type { FieldProblem } from '../../src/studio/protocol.ts';
import { forms, schemas, withEditing } from './editing-fixture.tsx';

/** The form of a field in a section type. */
export function sectionField(type: string, ...names: string[]): FormField {
  let field = forms.sections[type]?.shape;
  for (const name of names) field = name === '[]' ? field?.item : field?.fields?.[name];
  if (!field) throw new Error(`There is no field ${names.join('.')} in ${type}.`);
  return field;
}

/** A problem at a path. */
export const problem = (path: Path, message: string): FieldProblem => ({
  file: 'pages/home.yaml',
  path,
  severity: 'error',
  code: 'not-valid',
  message,
});

/** Renders a field that keeps its value, and returns the values that it reports. */
export function renderField(
  field: FormField,
  value: Value | undefined,
  problems: FieldProblem[] = [],
  around = withEditing(),
) {
  const onChange = vi.fn<(value: Value | undefined) => void>();
  function Kept() {
    const [kept, setKept] = useState(() => (value === undefined ? undefined : withKeys(value)));
    const change = (next: FieldProps['value']) => {
      onChange(next === undefined ? undefined : withoutKeys(next));
      setKept(next);
    };
    return <AnyField value={kept} onChange={change} field={field} problems={problems} path={['at']} id="f" />;
  }
  const view = render(around(<Kept />));
  return { onChange, ...view, last: () => onChange.mock.lastCall?.[0] };
}

/** Types into an element. */
export const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });

export const button = (name: string | RegExp) => screen.getByRole('button', { name });

/** Expects axe to find nothing; colours are for the browser tests. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}

export { formField, forms, schemas };
