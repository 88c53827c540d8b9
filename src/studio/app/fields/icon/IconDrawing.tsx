import { createElement } from 'react';
import type { IconShape } from '../../../../site/context/assets.ts';

/** An icon that visitors see, drawn from its shape. */
export const IconDrawing = ({ shape }: { shape: IconShape }) => (
  <svg className="icon-drawing" viewBox="0 0 24 24" aria-hidden="true">
    {shape.map(([element, attributes], at) => createElement(element, { ...attributes, key: `${at}` }))}
  </svg>
);
