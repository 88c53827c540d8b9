import type { FormField, FormOption } from '../../../content/index.ts';
import { describedBy, FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from './field-props.ts';
import { areDrawn, LayoutDrawing } from './layout-drawings.tsx';

/** One of several words: as small pictures where each has one, as a menu otherwise. */
export function ChoiceField({ value, onChange, field, problems, path, id }: FieldProps) {
  const own = problemsAt(problems, path);
  const options = optionsOf(field);
  const chosen = textOf(value) || textOf(field.default);
  const choose = (word: string) =>
    onChange(!field.required && (word === '' || word === field.default) ? undefined : word);
  const shared = { id, options, chosen, choose };
  const help = options.find((option) => option.value === chosen)?.description ?? field.description;
  if (!areDrawn(options.map((option) => option.value)))
    return (
      <div className="field">
        <label className="field-name" htmlFor={id}>
          <FieldName field={field} />
        </label>
        <Menu {...shared} described={describedBy(id, own)} />
        <FieldNotes id={id} help={help} problems={own} />
      </div>
    );
  return (
    <fieldset className="field field-choice" {...describedBy(id, own)}>
      <legend className="field-name">{field.label}</legend>
      <Pictures {...shared} />
      <FieldNotes id={id} help={help} problems={own} />
    </fieldset>
  );
}

/** The words of a choice; without a default, one that leaves the field out. */
function optionsOf({ options = [], required, default: preset }: FormField): FormOption[] {
  const automatic = {
    value: '',
    label: 'Automatic',
    description: 'The type of the section and its neighbours decide',
  };
  return required || preset !== undefined ? options : [automatic, ...options];
}

interface ChoiceProps {
  id: string;
  options: FormOption[];
  chosen: string;
  choose: (word: string) => void;
}

const Menu = ({ id, options, chosen, choose, described }: ChoiceProps & { described: object }) => (
  <select
    id={id}
    {...described}
    className="field-input"
    value={chosen}
    onChange={(event) => choose(event.currentTarget.value)}
  >
    {options.map(({ value, label }) => (
      <option key={value} value={value}>
        {label}
      </option>
    ))}
  </select>
);

const Pictures = ({ id, options, chosen, choose }: ChoiceProps) => (
  <div className="layout-choice">
    {options.map(({ value, label }) => (
      <label key={value} className="layout-option">
        <input
          type="radio"
          className="visually-hidden"
          name={id}
          value={value}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
        <LayoutDrawing word={value} />
        {label}
      </label>
    ))}
  </div>
);
