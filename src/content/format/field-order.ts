import type { Path } from '../diagnostic.ts';
import type { Schemas } from '../schema/schemas.ts';
import { shapeAt } from '../schema/shape.ts';
import { type Data, dataAt } from './data.ts';

/** The usual order of the fields of the group at a path. */
export type FieldOrder = (path: Path, data: Data) => readonly string[];

/** The order of fields in the schemas. @param file path below the content folder */
export function fieldOrder(file: string, schemas: Schemas): FieldOrder {
  const kind = file === 'site.yaml' ? 'site' : file.endsWith('.md') ? 'text' : 'page';
  return (path, data) => {
    const isInSection = kind === 'page' && path[0] === 'sections' && path.length > 1;
    const type = isInSection ? dataAt(data, ['sections', path[1] ?? 0, 'type']) : undefined;
    const shape = isInSection
      ? shapeAt(schemas.sections.get(String(type))?.shape, path.slice(2))
      : shapeAt(schemas[kind].shape, path);
    return [...(shape?.fields.keys() ?? [])];
  };
}
