import type { FormField, Path } from '../../../content/index.ts';
import { useCommands, useEditor } from '../data/editor-state.tsx';
import { valueIn, withChange } from '../data/page-data.ts';
import { useEditing } from './editing.ts';
import { AnyField } from './field-for.tsx';

interface Props {
  /** Begins the ids of the fields. */
  id: string;
  file: string;
  /** The group in the file that has the fields; without it, the file has them. */
  path?: Path;
  fields: readonly (readonly [name: string, field: FormField])[];
}

/** Fields of a file: what is written into them becomes its content. */
export function FileFields({ id, file, path = [], fields }: Props) {
  const { data } = useEditor();
  const { change } = useCommands();
  const { problems } = useEditing();
  const own = problems.filter((problem) => problem.file === file);
  return fields.map(([name, field]) => {
    const place = { file, path: [...path, name] };
    return (
      <AnyField
        key={name}
        id={`${id}-${name}`}
        field={field}
        path={place.path}
        problems={own}
        value={valueIn(data, place)}
        onChange={(next) => change((now) => withChange(now, place, next))}
      />
    );
  });
}
