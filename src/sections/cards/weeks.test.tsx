import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AssetsContext } from '../../context/assets.ts';
import { Planner } from './Planner.tsx';
import { StepPlan } from './StepPlan.tsx';
import { isInOneRow, stepPlaces } from './step-days.ts';

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
const planner = (
  items: (ReturnType<typeof card> & { label?: string; again?: { description: string; label?: string } })[],
) =>
  renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: { wifi: [] }, texts: {} }}>
      <Planner {...{ items, weekdays, weeks }} />
    </AssetsContext>,
  );

it('an entry of the planner has its week and its day, or the first and the last of several', () => {
  const markup = planner([card('Listen', '1, 6'), card('Prepare', '2, 3, 4')]);
  expect(texts(markup, 'planner-date', 'p')).toEqual(['Week 1, Mon', 'Week 1, Tue–Thu', 'Week 2, Mon']);
});

it('a card has one heading, and says on its later days what is different', () => {
  const again = { description: 'Now for real.', label: 'Day 2' };
  const markup = planner([{ ...card('Practice', '4, 7'), label: 'Day 1', again }]);
  expect(texts(markup, 'planner-title', 'h3')).toEqual(['Practice']);
  expect(texts(markup, 'planner-title', 'p')).toEqual(['Practice']);
  expect(texts(markup, 'planner-label', 'p')).toEqual(['Day 1', 'Day 2']);
  expect(texts(markup, 'planner-text', 'p')).toEqual(['Words.', 'Now for real.']);
});

it('entries are in the order of their days', () => {
  const markup = planner([card('Hand over', '9'), card('Listen', '1')]);
  expect(texts(markup, 'planner-title', 'h3')).toEqual(['Listen', 'Hand over']);
});

it('the track has every day, and in its week each entry with its kind and in the same order as the cards', () => {
  const markup = planner([card('Listen', '1'), { ...card('Prepare', '6, 7, 8'), label: 'Our work' }]);
  expect(texts(markup, 'planner-day', 'p')).toEqual([...weekdays, ...weekdays]);
  expect(texts(markup, 'planner-day day-\\d planner-free', 'p')).toEqual([
    'Tue',
    'Wed',
    'Thu',
    'Fri',
    'Thu',
    'Fri',
  ]);
  expect([...markup.matchAll(/planner-run (\S+ \S+ \S+)"/g)].map(([, places]) => places)).toEqual([
    'fill-full day-1 span-1',
    'fill-end day-1 span-3',
  ]);
  expect(markup.match(/planner-entry fill-\w+/g)).toEqual([
    'planner-entry fill-full',
    'planner-entry fill-end',
  ]);
});

it('a lead runs to the first day of the column below which the entry hangs: straight if that is one of its days', () => {
  const markup = planner([card('Prepare', '2, 3'), card('Practice', '4'), card('Hand over', '9')]);
  expect([...markup.matchAll(/ d="(M[^"]*)"/g)].map(([, lead]) => lead)).toEqual([
    'M6 0V2Q6 3.5 5.8 3.5H3.2Q3 3.5 3 5V7',
    'M9 0V2Q9 3.5 8.8 3.5H7.2Q7 3.5 7 5V7',
    'M19 0V7',
  ]);
  expect([...markup.matchAll(/planner-entry fill-\w+ (day-\d)/g)].map(([, day]) => day)).toEqual([
    'day-1',
    'day-3',
    'day-9',
  ]);
});

it('a step has its words below its days, and not on less than three', () => {
  const words = (...days: string[]) =>
    stepPlaces(days.map((text) => card('Step', text)))?.map((place) => place.words);
  expect(words('1, 2', '3, 4, 5, 6, 7', '6, 7, 8, 9, 10', '9')).toEqual([
    [1, 3],
    [3, 5],
    [6, 5],
    [8, 3],
  ]);
});

it.each([
  [true, ['1, 2', '3, 4, 5', '6, 7, 8, 9, 10']],
  [false, ['1, 2, 3', '3, 4']],
  [false, ['6, 7', '1, 2']],
  [false, ['1', '2, 3']],
])(
  'steps that follow each other are in one row of days, each with room for its words: %s for %s',
  (is, days) => {
    expect(isInOneRow(stepPlaces(days.map((text) => card('Step', text))) ?? [])).toBe(is);
  },
);

it('steps of which one has no days are not in a plan', () => {
  const { days, ...undated } = card('Step', '1');
  expect(stepPlaces([card('Step', '1'), undated])).toBeUndefined();
});

it('a step names its days and their weeks, and days between them are gaps', () => {
  const items = [card('Draw', '4, 6'), card('Watch', '8')];
  const markup = renderToStaticMarkup(
    <AssetsContext value={{ pictures: {}, icons: { wifi: [] }, texts: {} }}>
      <StepPlan {...{ items, weeks }} places={stepPlaces(items) ?? []} />
    </AssetsContext>,
  );
  expect(texts(markup, 'step-week', 'p')).toEqual(['Week 1–Week 2', 'Week 2']);
  expect(texts(markup, 'step-day')).toEqual(['4', '6', '8']);
  expect(texts(markup, 'step-gap')).toEqual(['']);
});
