import { beforeAll, expect, test } from 'vitest';
import { type FormField, type FormModel, formModel } from '../../src/content/index.ts';
import { loadSchemas, readExamples } from '../../src/content/node/index.ts';

let forms: FormModel;
beforeAll(async () => {
  forms = formModel(await loadSchemas(), readExamples);
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

const everyField = () =>
  [forms.page, forms.site, forms.text, ...Object.values(forms.sections).map(({ shape }) => shape)].flatMap(
    all,
  );

test('labels are words of an office, and no description is longer than two sentences', () => {
  const labels = [...everyField(), ...Object.values(forms.sections).map(({ meta }) => meta)];
  const options = everyField().flatMap((field) => field.options ?? []);
  for (const { label, description = '' } of [...labels, ...options]) {
    expect(label).toMatch(/^[A-Z][^_]*$/);
    expect(label).not.toMatch(/\b(cta|chips?|ink|mist|bento|prose|stats|opening|hero)$/i);
    expect(description.match(/[.!?](?=\s|$)/g)?.length ?? 0, description).toBeLessThanOrEqual(2);
  }
});

test('a choice that may be left out says what that means', () => {
  const optional = everyField().filter((one) => one.options && !one.required && one.default === undefined);
  expect(optional.map(({ options }) => options?.[0]?.value)).toEqual(optional.map(() => ''));
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
  const tones = sectionField('cards', 'tone')?.options?.map(({ label }) => label);
  expect(tones).toEqual(['Automatic', 'White', 'Light grey', 'Dark blue']);
});

test('every option has an explanation, and every layout a drawing', () => {
  const choices = everyField().filter(({ options }) => options);
  expect(choices.length).toBeGreaterThan(30);
  for (const { label, options = [] } of choices) {
    const isWeekday = options.some(({ value }) => value === 'Monday');
    if (!isWeekday) for (const option of options) expect(option.description, label).toBeTruthy();
  }
  const layouts = Object.values(forms.sections).flatMap(({ shape }) => shape.fields?.layout ?? []);
  expect(layouts.length).toBeGreaterThan(1);
  for (const { drawing } of layouts.flatMap(({ options = [] }) => options)) expect(drawing).toBeDefined();
});

test('a switch has no options', () => {
  expect(forms.page.fields?.hidden).toMatchObject({ means: 'switch', options: undefined });
});
