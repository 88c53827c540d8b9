import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../../context/assets.ts';
import Bullets from './index.tsx';

const markupOf = (layout: 'panel' | 'columns', marks: 'ports' | 'numbers') =>
  renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: {}, texts: {} }}>
      <Bullets
        {...{
          type: 'bullets',
          heading: 'Services',
          items: ['Fiber', 'Backup'],
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
