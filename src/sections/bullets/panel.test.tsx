import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../../context/assets.ts';
import Bullets from './index.tsx';

const markupOf = (layout: 'panel' | 'columns', marks: 'ports' | 'numbers', items = ['Fiber', 'Backup']) =>
  renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: {}, texts: {} }}>
      <Bullets
        {...{
          type: 'bullets',
          heading: 'Services',
          items,
          tone: 'paper',
          layout,
          marks,
        }}
      />
    </AssetsContext>,
  );

it('every point of a panel has a port, also if numbers are asked for', () => {
  for (const marks of ['ports', 'numbers'] as const) {
    const markup = markupOf('panel', marks);
    expect(markup.match(/<li><svg/g)).toHaveLength(2);
    expect(markup).not.toContain('ports-numbered');
  }
  expect(markupOf('columns', 'numbers')).toContain('ports-numbered');
});

it('the heading is on a panel whose rows of five leave two places', () => {
  const ports = (count: number) => Array.from({ length: count }, (_, at) => `Service ${at}`);
  expect(markupOf('panel', 'ports', ports(13))).toContain('section-faceplate');
  for (const count of [3, 12, 14, 15]) {
    expect(markupOf('panel', 'ports', ports(count))).not.toContain('section-faceplate');
  }
  expect(markupOf('columns', 'ports', ports(13))).not.toContain('section-faceplate');
});
