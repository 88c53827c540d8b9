/** The forms of the visual editor: fields, pickers and panels, made from the schemas. */
export { AnyField, fieldFor } from './field-for.tsx';
export type { FieldProps } from './field-props.ts';
