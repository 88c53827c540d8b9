import type { ComponentProps } from 'react';
import { ToolIcon, type ToolIconName } from './ToolIcon.tsx';

interface Props extends ComponentProps<'button'> {
  /** Whether it does what people have come for, or what is gone then. */
  kind?: 'main' | 'danger';
  icon?: ToolIconName;
}

/** A button with words. */
export const Button = ({ kind, icon, children, ...props }: Props) => (
  <button type="button" className={`editor-button${kind ? ` editor-button-${kind}` : ''}`} {...props}>
    {icon && <ToolIcon name={icon} />}
    {children}
  </button>
);
