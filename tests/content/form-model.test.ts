import { beforeAll, expect, test } from 'vitest';
import { type FormField, type FormModel, formModel, loadSchemas } from '../../src/content/index.ts';

let forms: FormModel;
beforeAll(async () => {
  forms = formModel(await loadSchemas());
});

const sectionField = (type: string, name: string) => forms.sections[type]?.shape.fields?.[name];

/** Every field below a field. */
const all = (field: FormField): FormField[] => [
  field,
  ...Object.values(field.fields ?? {}).flatMap(all),
  ...(field.item ? all(field.item) : []),
];

test('forms survive the way to the browser as JSON', () => {
  expect(JSON.parse(JSON.stringify(forms))).toEqual(forms);
});

test('every field has a label in plain words', () => {
  const roots = [
    forms.page,
    forms.site,
    forms.text,
    ...Object.values(forms.sections).map((one) => one.shape),
  ];
  for (const { label } of roots.flatMap(all)) expect(label).toMatch(/^[A-Z][^_]*$/);
  const { company } = forms.site.fields ?? {};
  expect(company?.fields?.address?.fields?.postalCode?.label).toBe('ZIP code');
  expect(forms.site.fields?.words?.fields?.copyEmail?.label).toBe('Copy email');
});

test('a text has its limits, its example and words to begin with', () => {
  expect(sectionField('cards', 'heading')).toEqual({
    kind: 'text',
    label: 'Heading',
    description: 'Heading of the section.',
    required: true,
    example: 'Our Comprehensive Services',
    draft: 'Your words – heading of the section',
    means: 'text',
    min: 1,
    max: 80,
  });
});

test('a list says how many items it takes, and what one is', () => {
  const cards = sectionField('cards', 'items');
  expect([cards?.min, cards?.max]).toEqual([2, 12]);
  expect(Object.keys(cards?.item?.fields ?? {})).toEqual(
    expect.arrayContaining(['icon', 'title', 'description', 'link']),
  );
  expect(cards?.item?.fields?.link).toMatchObject({ means: 'link', required: false });
  expect(forms.page.fields?.formerly?.item?.label).toBe('Address');
});

test('a choice explains each of its words, and says which holds without one', () => {
  const layout = sectionField('cards', 'layout');
  expect(layout?.default).toBe('grid');
  expect(layout?.required).toBe(false);
  const options = layout?.options ?? [];
  expect(options.map(({ value }) => value)).toEqual(['grid', 'lead', 'sheets']);
  for (const { label, description } of options)
    expect([label, description]).toEqual([expect.stringMatching(/^[A-Z]/), expect.stringMatching(/^[A-Z]/)]);
  const tones = sectionField('cards', 'tone')?.options?.map(({ description }) => description);
  expect(tones).toEqual(['White', 'Light grey', 'Dark blue']);
});

test('a switch is described without the word that its file has', () => {
  expect(forms.page.fields?.hidden?.description).toMatch(/^Switched on, this takes the page out of/);
});

test('every section type comes with its example', () => {
  for (const [type, { example, meta }] of Object.entries(forms.sections)) {
    expect(example.type).toBe(type);
    expect(meta.description).not.toBe('');
  }
});
