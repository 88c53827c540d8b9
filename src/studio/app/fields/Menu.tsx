import type { ComponentProps } from 'react';
import type { PageChoice } from '../../field-data.ts';

interface Props extends Omit<ComponentProps<'select'>, 'onChange'> {
  value: string;
  options: readonly { value: string; label: string }[];
  onChange: (value: string) => void;
}

/** A menu of values. What is chosen now stays in it, even where that does not exist. */
export function Menu({ value, options, onChange, ...attributes }: Props) {
  const isKnown = options.some((option) => option.value === value);
  return (
    <select
      {...attributes}
      className="field-input"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    >
      {!isKnown && <option value={value}>{value === '' ? 'Please choose' : `${value} (not found)`}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}

/** Pages, as a menu offers them. */
export const pageOptions = (pages: readonly PageChoice[]) =>
  pages.map(({ address, title }) => ({ value: address, label: `${title} (${address})` }));
