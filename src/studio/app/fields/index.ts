/** The forms of the visual editor: fields, pickers and panels, made from the schemas. */
export { type Editing, EditingContext, type Target, TargetContext, useEditing } from './editing.ts';
export { AnyField, fieldFor } from './field-for.tsx';
export type { FieldProps } from './field-props.ts';
export { PagePanel } from './page/PagePanel.tsx';
export { SitePanel } from './site/SitePanel.tsx';
