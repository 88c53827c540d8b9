import frameIcons from 'virtual:frame-icons';
import { createElement, useContext } from 'react';
import { AssetsContext } from '../page/assets.ts';

/** The strokes of an icon on a 24 × 24 grid: element names with their attributes. */
export type IconShape = [element: string, attributes: Record<string, string>][];

/**
 * An icon as inline SVG; how it is drawn stands in base.css, once for all of them. It is decoration: what it means must
 * stand beside it in words.
 * @throws when neither the page’s assets nor the frame’s icons have the name; the content check prevents it.
 */
export function Icon({ name }: { name: string }) {
  const { icons } = useContext(AssetsContext);
  const shape = icons[name] ?? frameIcons[name];
  if (shape === undefined) throw new Error(`The icon “${name}” is not among this page’s assets.`);
  const strokes = shape.map(([element, attributes]) => createElement(element, attributes));
  return createElement('svg', { className: 'icon', viewBox: '0 0 24 24', 'aria-hidden': true }, ...strokes);
}
