import shellIcons from 'virtual:shell-icons';
import { createElement, useContext } from 'react';
import { AssetsContext } from '../context/assets.ts';

/**
 * An icon as inline SVG, styled by base.css. It is decorative: the text beside it must carry the meaning.
 * @throws if neither the page's assets nor the shell's icons have the name; the content check prevents that.
 */
export function Icon({ name }: { name: string }) {
  const { icons } = useContext(AssetsContext);
  const shape = icons[name] ?? shellIcons[name];
  if (shape === undefined) throw new Error(`The icon “${name}” is not among this page’s assets.`);
  const strokes = shape.map(([element, attributes]) => createElement(element, attributes));
  // Its size is for browsers without the style sheet.
  const size = { viewBox: '0 0 24 24', width: 24, height: 24 };
  return createElement('svg', { className: 'icon', ...size, 'aria-hidden': true }, ...strokes);
}
