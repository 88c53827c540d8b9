import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Picture } from '../../ui/Picture.tsx';
import { Reveal } from '../../ui/Reveal.tsx';
import { CardWords } from './CardWords.tsx';
import { Planner } from './Planner.tsx';
import { StepPlan } from './StepPlan.tsx';
import { StepWeeks } from './StepWeeks.tsx';
import type { Props } from './schema.ts';
import { stepPlaces } from './step-days.ts';
import './style.css';
import './layout-bento.late.css';
import './layout-grid.css';
import './layout-mosaic.css';
import './layout-pairs.css';
import './layout-panorama.late.css';
import './layout-rows.css';
import './layout-steps.css';
import './layout-lead.css';
import './layout-sheets.late.css';
import './print.late.css';

/** The layouts that show the pictures of their cards. */
const PICTURED: ReadonlySet<string> = new Set(['bento', 'grid', 'lead', 'mosaic', 'panorama', 'sheets']);

/** Of these, the layouts in which a picture replaces the icon. */
const WITHOUT_ICON: ReadonlySet<string> = new Set(['lead', 'panorama', 'sheets']);

/** Cards. A card with a link is clickable as a whole. */
export default function Cards(section: Props & SectionCommon) {
  const { items, layout, weeks } = section;
  if (layout === 'calendar')
    return (
      <Section section={section}>
        <Planner {...section} />
      </Section>
    );
  const places = layout === 'steps' && weeks ? stepPlaces(items) : undefined;
  if (weeks && places)
    return (
      <Section section={section} staggered>
        <StepPlan {...{ items, weeks, places }} />
      </Section>
    );
  return (
    <Section section={section} staggered>
      {layout === 'steps' && weeks && <StepWeeks weeks={weeks} />}
      <ul className={`card-list card-${layout} card-count-${items.length}`}>
        {items.map((card, index) => (
          <Reveal
            as="li"
            order={index % 4}
            className={`card${card.link ? ' card-linked' : ''}${card.image ? ' card-pictured' : ''}${layout === 'steps' ? ' cable-item' : ''}${layout === 'lead' ? ' tone-ink' : ''}`}
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            key={index}
          >
            {PICTURED.has(layout) && card.image && (
              <span className={`card-picture${card.image.file.endsWith('.svg') ? ' card-drawn' : ''}`}>
                <Picture preset="half" {...card.image} />
              </span>
            )}
            <CardWords card={card} withoutIcon={Boolean(card.image) && WITHOUT_ICON.has(layout)} />
          </Reveal>
        ))}
      </ul>
    </Section>
  );
}
