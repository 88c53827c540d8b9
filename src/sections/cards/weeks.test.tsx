import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../../context/assets.ts';
import { Planner } from './Planner.tsx';
import { plannerWeeks } from './planner-cells.ts';
import { StepDays } from './StepWeeks.tsx';

const card = (title: string, days: string) => ({
  icon: 'wifi',
  title,
  description: 'Words.',
  fill: 'full' as const,
  days,
});
const weeks = ['Week 1', 'Week 2'];
const texts = (markup: string, name: string, element = 'span') =>
  [
    ...markup.matchAll(new RegExp(`<${element}${name && ` class="${name}[^"]*"`}>(.*?)</${element}>`, 'g')),
  ].map(([, text]) => text);

const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri'];
const planner = (items: (ReturnType<typeof card> & { again?: { description: string } })[]) =>
  renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: { wifi: [] }, texts: {} }}>
      <Planner {...{ items, weekdays, weeks }} cells={plannerWeeks(items)} />
    </AssetsContext>,
  );

it('an entry of the planner has its week and its day, or the first and the last of several', () => {
  const markup = planner([card('Listen', '1, 6'), card('Prepare', '2, 3, 4')]);
  expect(texts(markup, 'planner-date', 'p')).toEqual(['Week 1, Mon', 'Week 2, Mon', 'Week 1, Tue–Thu']);
});

it('a card is one list item with one heading, and says on its later days what is different', () => {
  const markup = planner([{ ...card('Practice', '4, 7'), again: { description: 'Now for real.' } }]);
  expect(markup.match(/<li/g)).toHaveLength(1);
  expect(texts(markup, '', 'h3')).toEqual(['Practice']);
  expect(texts(markup, 'planner-title', 'p')).toEqual(['Practice']);
  expect(texts(markup, 'planner-words', 'p')).toEqual(['Words.', 'Now for real.']);
});

it('free days are cells of their own', () => {
  expect(planner([card('Listen', '1'), card('Prepare', '6, 7, 8')]).match(/planner-free/g)).toHaveLength(6);
});

it('a step has its days lit, below the name of each of its weeks', () => {
  const markup = (days: string) => renderToStaticMarkup(<StepDays weeks={weeks} days={days} />);
  const lit = [...markup('4, 5, 6').matchAll(/<i( class="step-lit")?>/g)].map(([, name]) => Boolean(name));
  expect(lit).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10].map((day) => day > 3 && day < 7));
  expect(weeks.filter((week) => markup('4, 5, 6').includes(week))).toEqual(weeks);
  expect(weeks.filter((week) => markup('8').includes(week))).toEqual(['Week 2']);
});
