import type { ComponentData, Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { FormModel, FormSection } from '../../../content/index.ts';
import { exampleSection } from '../data/example-section.ts';
import type { KeyedFields } from '../data/keyed.ts';
import { DrawnPage } from './DrawnPage.tsx';
import { type DragRef, DrawnSection } from './DrawnSection.tsx';

interface RenderProps {
  id: string;
  puck: { dragRef: DragRef };
  editMode: boolean;
  [field: string]: unknown;
}

/** Each section type as a Puck component. Puck knows no fields of theirs: the panel is ours. */
export function editorConfig(forms: FormModel): Config {
  const components = Object.entries(forms.sections).map(([type, form]) => {
    const render = ({ id, puck, editMode: _mode, ...fields }: RenderProps) => (
      <DrawnSection id={id} type={type} fields={fields as KeyedFields} dragRef={puck.dragRef} />
    );
    return [
      type,
      { label: typeLabel(type), inline: true, resolveData: fillNew(type, form), render },
    ] as const;
  });
  return {
    components: Object.fromEntries(components),
    root: { render: ({ children }: { children: ReactNode }) => <DrawnPage>{children}</DrawnPage> },
  } as Config;
}

/** Gives a section that was dragged onto the page the words of the type's example. */
const fillNew =
  (type: string, form: FormSection) =>
  (data: Pick<ComponentData, 'props'>, { trigger }: { trigger: string }) =>
    trigger === 'insert'
      ? { ...data, props: { ...exampleSection(type, form).props, id: data.props.id } }
      : data;

/** Name of a section type in plain words: `contact-form` is “Contact form”. */
export const typeLabel = (type: string) => {
  const words = type.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
};
