import { Icon } from '../../ui/Icon.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardWords } from './CardWords.tsx';
import type { Props as Section } from './schema.ts';
import { isInOneRow, type StepPlace } from './step-days.ts';
import './layout-steps.late.css';
import './places.late.css';

interface Props extends Pick<Section, 'items'> {
  weeks: readonly string[];
  places: StepPlace[];
}

const placeOf = ([day, span]: readonly [number, number]) => `day-${day} span-${span}`;

/** Steps on one axis of two weeks: each a bar across its days, with its words below; side by side where they follow each other. */
export function StepPlan({ items, weeks, places }: Props) {
  const isRow = isInOneRow(places);
  return (
    <div className={`step-plan${isRow ? ' step-plan-row' : ''}`}>
      <div className="step-axis" aria-hidden="true">
        {weeks.map((week, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: names may repeat, and their order is fixed
          <p key={at}>{week}</p>
        ))}
      </div>
      <ul className="card-list">
        {places.map(({ days, bar, words, weeks: own }, index) => {
          const card = items[index];
          if (!card) return null;
          const isNewWeek = own[0] !== places[index - 1]?.weeks.at(-1);
          return (
            <Reveal
              as="li"
              order={index % 4}
              className={`card step-planned ${placeOf(bar)}${card.link ? ' card-linked' : ''}`}
              // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
              key={index}
            >
              <p className={`step-week${isNewWeek ? ' step-week-new' : ''}`}>
                {own.map((week) => weeks[week]).join('–')}
              </p>
              <p className={`step-bar ${placeOf(bar)}`}>
                {Array.from({ length: bar[1] }, (_, at) => bar[0] + at).map((day) => (
                  <span key={day} className={days.includes(day) ? 'step-day' : 'step-gap'}>
                    {days.includes(day) && day}
                  </span>
                ))}
                {isRow || <Icon name={card.icon} />}
              </p>
              <div className={`step-words ${placeOf(words)}`}>
                <CardWords card={card} />
              </div>
              {isRow && card.image && <Picture preset="half" {...card.image} />}
            </Reveal>
          );
        })}
      </ul>
    </div>
  );
}
