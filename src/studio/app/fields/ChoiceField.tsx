import type { Drawing } from '../../../content/index.ts';
import { textOf } from '../data/keyed.ts';
import { describedBy, FieldNotes } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { SelectField } from './SelectField.tsx';

/** One of several words: as small pictures where the schema has drawings, as a menu otherwise. */
export function ChoiceField(props: FieldProps) {
  const { value, onChange, field, problems, id } = props;
  const { options = [] } = field;
  const chosen = textOf(value) || textOf(field.default);
  const choose = (word: FieldProps['value']) =>
    onChange(!field.required && word === field.default ? undefined : word || undefined);
  const help = options.find((option) => option.value === chosen)?.description ?? field.description;
  if (!options.some(({ drawing }) => drawing))
    return <SelectField {...props} value={chosen} onChange={choose} options={options} help={help} />;
  return (
    <fieldset className="field" {...describedBy(id, problems)}>
      <legend className="field-name">{field.label}</legend>
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
      <FieldNotes id={id} help={help} problems={problems} />
    </fieldset>
  );
}

const LayoutDrawing = ({ ground = 'paper', strong, fill, line }: Drawing) => (
  <svg className={`layout-drawing drawing-on-${ground}`} viewBox="0 0 64 40" aria-hidden="true">
    <path className="drawing-strong" d={strong} />
    <path d={fill} />
    <path className="drawing-line" d={line} />
  </svg>
);
