import type { Drawing, FormOption } from '../../../content/index.ts';
import { describedBy, FieldName, FieldNotes } from './FieldFrame.tsx';
import { type FieldProps, problemsAt, textOf } from './field-props.ts';

/** One of several words: as small pictures where the schema has drawings, as a menu otherwise. */
export function ChoiceField({ value, onChange, field, problems, path, id }: FieldProps) {
  const own = problemsAt(problems, path);
  const { options = [] } = field;
  const chosen = textOf(value) || textOf(field.default);
  const choose = (word: string) =>
    onChange(!field.required && (word === '' || word === field.default) ? undefined : word);
  const shared = { id, options, chosen, choose };
  const help = options.find((option) => option.value === chosen)?.description ?? field.description;
  if (!options.some(({ drawing }) => drawing))
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
    {options.map(({ value, label, drawing }) => (
      <label key={value} className="layout-option">
        <input
          type="radio"
          className="visually-hidden"
          name={id}
          value={value}
          checked={chosen === value}
          onChange={() => choose(value)}
        />
        {drawing && <LayoutDrawing {...drawing} />}
        {label}
      </label>
    ))}
  </div>
);

const LayoutDrawing = ({ ground = 'paper', strong, fill, line }: Drawing) => (
  <svg className={`layout-drawing drawing-on-${ground}`} viewBox="0 0 64 40" aria-hidden="true">
    <path className="drawing-strong" d={strong} />
    <path d={fill} />
    <path className="drawing-line" d={line} />
  </svg>
);
