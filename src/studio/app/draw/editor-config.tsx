import type { Config } from '@puckeditor/core';
import type { ReactNode } from 'react';
import type { FormModel } from '../../../content/index.ts';
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
  const components = Object.entries(forms.sections).map(([type, { meta }]) => {
    const render = ({ id, puck, editMode: _mode, ...fields }: RenderProps) => (
      <DrawnSection id={id} type={type} fields={fields as KeyedFields} dragRef={puck.dragRef} />
    );
    return [type, { label: meta.label, inline: true, render }] as const;
  });
  return {
    components: Object.fromEntries(components),
    root: { render: ({ children }: { children: ReactNode }) => <DrawnPage>{children}</DrawnPage> },
  } as Config;
}
