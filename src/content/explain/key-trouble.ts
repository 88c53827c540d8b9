import type { Path } from '../diagnostic.ts';
import type { Shape } from '../schema/shape.ts';

/** A group of fields with keys that do not belong there, or without keys that it needs. */
export interface KeyTrouble {
  path: Path;
  shape: Shape;
  value: Record<string, unknown>;
  unknown: string[];
  missing: string[];
  /** The shapes of the groups around it, nearest first. */
  around: readonly Shape[];
  root: string;
  sectionType?: string;
}
