import frameIcons from 'virtual:frame-icons';
import { createElement, useContext } from 'react';
import { AssetsContext } from '../page/assets.ts';

/** The strokes of an icon on a 24 × 24 grid: element names with their attributes. */
export type IconShape = [element: string, attributes: Record<string, string>][];

/**
 * An icon as inline SVG, as tall as its CSS says and in the colour of the text around it. It is decoration:
 * what it means must stand beside it in words.
 * @throws when neither the page’s assets nor the frame’s icons have the name; the content check prevents it.
 */
export function Icon({ name }: { name: string }) {
  const { icons } = useContext(AssetsContext);
  const shape = icons[name] ?? frameIcons[name];
  if (shape === undefined) throw new Error(`The icon “${name}” is not among this page’s assets.`);
  return (
    <svg
      className="icon"
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {shape.map(([element, attributes]) =>
        createElement(element, { ...attributes, key: JSON.stringify(attributes) }),
      )}
    </svg>
  );
}
