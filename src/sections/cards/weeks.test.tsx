import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../../context/assets.ts';
import { Planner } from './Planner.tsx';
import { plannerWeeks } from './planner-cells.ts';
import { StepWeeks } from './StepWeeks.tsx';

const card = (title: string, days: string) => ({
  icon: 'wifi',
  title,
  description: 'Words.',
  fill: 'full' as const,
  days,
});
const weeks = ['Week 1', 'Week 2'];
const texts = (markup: string, name: string) =>
  [...markup.matchAll(new RegExp(`<span class="${name}[^"]*">(.*?)</span>`, 'g'))].map(([, text]) => text);

it('a day of the planner has its name, and several days the first and the last', () => {
  const cells = plannerWeeks([card('Listen', '1, 6'), card('Prepare', '2, 3, 4')]);
  const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
  const markup = renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: { wifi: [] }, texts: {} }}>
      <Planner {...{ cells, weekdays, weeks }} />
    </AssetsContext>,
  );
  expect(texts(markup, 'planner-weekday')).toEqual(['Mon', 'Tue–Thu', 'Mon']);
});

it('a step has its number along its days, in each of its weeks', () => {
  const cells = plannerWeeks([card('Order', '1'), card('Install', '4, 5, 6')]);
  const days = texts(renderToStaticMarkup(<StepWeeks {...{ weeks, cells }} />), 'step-days days-');
  expect(days.slice(0, 5)).toEqual(['<b>1</b>', '', '', '<b>2</b>', '<b>2</b>']);
});
