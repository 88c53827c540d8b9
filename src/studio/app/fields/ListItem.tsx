import { type OuterFieldProps, problemsBelow } from './field-props.ts';
import type { Tool } from './item-tools.ts';
import { useSorting } from './Sorting.tsx';
import { ToolButton } from './ToolButton.tsx';
import { ToolIcon } from './ToolIcon.tsx';

interface Props extends OuterFieldProps {
  itemKey: string;
  /** Where it is in the list. */
  at: number;
  name: string;
  isOpen: boolean;
  onToggle: () => void;
  tools: Tool[];
  onRefused: (reason: string) => void;
}

/** One item of a list: a text as it is, a group behind its name. */
export function ListItem({ Field, itemKey, at, name, isOpen, onToggle, tools, onRefused, ...props }: Props) {
  const { field, id, problems, path } = props;
  const isGroup = field.kind !== 'text';
  const wrong = problemsBelow(problems, path).length;
  const { ref } = useSorting(itemKey, at);
  return (
    <li ref={ref} className="field-item" data-item={itemKey}>
      <div className="field-item-head" data-drag="">
        {isGroup && (
          <button
            type="button"
            className="field-item-name"
            aria-expanded={isOpen}
            aria-controls={`${id}-fields`}
            onClick={onToggle}
          >
            <ToolIcon name="open" />
            {name}
            {wrong > 0 && !isOpen && <span className="field-item-wrong">{wrong} to look at</span>}
          </button>
        )}
        <div className="field-tools">
          {tools.map((tool) => (
            <ToolButton key={tool.symbol} {...tool} onRefused={onRefused} />
          ))}
        </div>
      </div>
      <div id={`${id}-fields`} data-fields="" hidden={isGroup && !isOpen}>
        <Field {...props} />
      </div>
    </li>
  );
}
