import type { ChangeEvent, KeyboardEvent, SyntheticEvent } from 'react';
import type { FormField } from '../../../content/index.ts';
import { textOf } from '../data/keyed.ts';
import { describedBy, Labelled } from './FieldFrame.tsx';
import type { FieldProps } from './field-props.ts';
import { isUntouched } from './new-value.ts';

/** Longer texts get several lines to be read in. */
const ONE_LINE = 90;

/** How the keyboard of a phone or tablet helps. */
const inputModes = { email: 'email', phone: 'tel', 'web-address': 'url' } as const;

/** Days and times have controls of the browser, which write them as files have them. */
const inputType = ({ means }: FormField) => (means === 'date' || means === 'time' ? means : 'text');

/** A text in one line or several, without a line break of its own. */
export function TextField(props: FieldProps & { onEnter?: () => void }) {
  const { value, onChange, field, problems, id, onEnter } = props;
  const text = textOf(value);
  const isNew = isUntouched(text, field);
  const own = problems.filter(({ code }) => !(isNew && code === 'draft-words'));
  const isWords = field.means === 'text';
  const shared = {
    id,
    ...describedBy(id, own),
    ...textControl(text, field, (written) =>
      onChange(written === '' && !field.required ? undefined : written),
    ),
    placeholder: field.example === undefined ? undefined : `For example: ${field.example}`,
    spellCheck: isWords,
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
      event.preventDefault();
      onEnter?.();
    },
  };
  const help = (
    <>
      {field.description} <Counter text={text} max={field.max} />
    </>
  );
  return (
    <Labelled id={id} field={field} help={help} problems={own}>
      {isWords && (field.max ?? 0) > ONE_LINE ? (
        <textarea {...shared} rows={3} />
      ) : (
        <input
          {...shared}
          type={inputType(field)}
          {...(field.means && field.means in inputModes && { inputMode: inputModes[field.means as 'email'] })}
        />
      )}
    </Labelled>
  );
}

/** How many characters are left, once it matters. */
export function Counter({ text, max }: { text: string; max: number | undefined }) {
  if (max === undefined) return null;
  const left = max - text.trim().length;
  if (left > Math.max(10, max * 0.2) || (left >= 0 && max <= 20)) return null;
  const characters = Math.abs(left) === 1 ? 'character' : 'characters';
  return (
    <span className={left < 0 ? 'field-counter field-over' : 'field-counter'}>
      {left < 0 ? `${-left} ${characters} too many.` : `${left} ${characters} left.`}
    </span>
  );
}

/** The props of a control in which a text of one line is written. @param write gets the text without line breaks */
export function textControl(text: string, field: FormField, write: (text: string) => void) {
  const isDraft = isUntouched(text, field);
  const select = ({ currentTarget }: SyntheticEvent<HTMLInputElement | HTMLTextAreaElement>) => {
    if (isDraft) currentTarget.select();
  };
  return {
    className: isDraft ? 'field-input field-draft' : 'field-input',
    value: text,
    autoComplete: 'off',
    onFocus: select,
    // A click moves the cursor after the focus.
    onClick: select,
    onChange: ({ currentTarget }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement>) =>
      write(currentTarget.value.replace(/\s*[\r\n]+\s*/g, ' ')),
  };
}
