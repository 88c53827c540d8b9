import type { ReactNode } from 'react';
import type { FormField } from '../../../content/index.ts';
import type { FieldProblem } from '../../protocol.ts';
import './fields.css';

/** What ties an element to its description and problems. */
export const describedBy = (id: string, problems: readonly FieldProblem[]) => ({
  'aria-describedby': `${id}-help ${id}-problems`,
  ...(problems.some(({ severity }) => severity === 'error') && { 'aria-invalid': true }),
});

/** The name of a field; only optional ones say so, because most are not. */
export const FieldName = ({ field }: { field: Pick<FormField, 'label' | 'required'> }) => (
  <>
    {field.label} {!field.required && <span className="field-optional">(optional)</span>}
  </>
);

interface NotesProps {
  id: string;
  /** What the field is for. */
  help: ReactNode;
  problems: readonly FieldProblem[];
}

interface LabelledProps extends NotesProps {
  field: Pick<FormField, 'label' | 'required'>;
  /** The control with this id, and what belongs to it. */
  children: ReactNode;
}

/** A control between its name and its notes. */
export const Labelled = ({ field, children, ...notes }: LabelledProps) => (
  <div className="field">
    <label className="field-name" htmlFor={notes.id}>
      <FieldName field={field} />
    </label>
    {children}
    <FieldNotes {...notes} />
  </div>
);

/** What a field is for, and what the check says about it. `describedBy` refers to both. */
export const FieldNotes = ({ id, help, problems }: NotesProps) => (
  <>
    <p className="field-help" id={`${id}-help`}>
      {help}
    </p>
    <Problems id={id} problems={problems} />
  </>
);

/** The check's own sentences about a value, spoken as they change. */
export const Problems = ({ id, problems }: Omit<NotesProps, 'help'>) => (
  <div id={`${id}-problems`} role="status">
    {problems.map(({ code, severity, message, suggestion }) => (
      <p key={code + message} className={`field-problem field-${severity}`}>
        {message}
        {suggestion && <span className="field-suggestion">{suggestion}</span>}
      </p>
    ))}
  </div>
);
