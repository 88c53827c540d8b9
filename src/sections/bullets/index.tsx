import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import { PanelPort } from './PanelPort.tsx';
import type { Props } from './schema.ts';
import './style.css';
import './layout-band.late.css';
import './layout-panel.late.css';
import './layout-lines.late.css';
import './numbered.late.css';
import './layout-photo.late.css';
import './layout-around.css';
import './layout-backbone.css';
import './layout-cells.css';
import './layout-columns.css';
import './layout-compact.css';
import './layout-panel.css';
import './layout-rail.css';
import './print.late.css';

/** More ports than these are five in a row of the panel instead of three. */
const FEW_PORTS = 8;
const hasManyPorts = ({ layout, items }: Props) => layout === 'panel' && items.length > FEW_PORTS;
/** Whether five in a row leave two places over, which the heading takes. */
const hasHeadingPlace = (section: Props) => hasManyPorts(section) && section.items.length % 5 === 3;
/** How many points a backbone has room for across the page. */
const MOST_ACROSS = 6;
/** Whether points have a backbone across the page, on which each has its port. */
const isAcross = (layout: Props['layout'], count: number) => layout === 'backbone' && count <= MOST_ACROSS;
/** As many large lines are in three columns below their picture, two in each. */
const TIERED = 6;

function classOf(section: Props): string {
  const { layout, marks, image, caption } = section;
  const count = section.items.length;
  const names = ['ports', `ports-${layout}`];
  if (marks === 'numbers' && layout !== 'panel') names.push('ports-numbered');
  if (layout === 'columns' && count % 3 === 1) names.push('ports-one-over');
  if (count % 3 === 0 && layout === 'cells' && !image) names.push('ports-thirds');
  if (layout === 'panel') names.push('tone-ink');
  if (hasManyPorts(section)) names.push('ports-many');
  // One sheet with the drawing above it, where that is not beside the list.
  if (layout === 'rail' && marks === 'numbers' && image?.file.endsWith('.svg') && !caption)
    names.push('ports-joined');
  if (isAcross(layout, count)) names.push('backbone-across');
  return names.join(' ');
}

/** The layouts whose picture is beside, above or between the points, and the class of both. */
const FRAMES = {
  around: (image: boolean, count: number) =>
    image ? `around-pictured${count === 5 || count === 6 ? ' around-six' : ''}` : '',
  band: () => 'port-band',
  cells: (image: boolean) => `port-cells${image ? ' cells-pictured' : ''}`,
  lines: () => 'line-tiers',
};

/** Short points, each with a port. */
export default function Bullets(section: Props & SectionCommon) {
  const { items, layout, image, caption } = section;
  const hasPorts = layout === 'panel' || isAcross(layout, items.length);
  const list = (
    <ul className={classOf(section)}>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
        <li key={index}>
          {hasPorts && <PanelPort words={item} />}
          {noBreakWords(item)}
        </li>
      ))}
    </ul>
  );
  if (layout === 'photo')
    return (
      <Section section={section} staggered>
        {image && (
          <div className="port-photo">
            <Picture preset="side" {...image} />
          </div>
        )}
        {list}
        {image && caption && <p className="port-caption">{caption}</p>}
      </Section>
    );
  const isTiered = layout === 'lines' && image !== undefined && items.length === TIERED;
  if (layout === 'around' || layout === 'band' || layout === 'cells' || isTiered)
    return (
      <Section section={section}>
        <div className={FRAMES[layout](image !== undefined, items.length)}>
          {image && (
            <figure className={`${layout}-picture`}>
              <Picture preset="side" {...image} />
              {caption && <figcaption>{caption}</figcaption>}
            </figure>
          )}
          {list}
        </div>
      </Section>
    );
  if (hasHeadingPlace(section))
    return (
      <Section section={section} layout="faceplate">
        {list}
      </Section>
    );
  const isRail = layout === 'rail' || layout === 'lines';
  return (
    <Section section={section} {...(isRail && { layout: 'rail' as const, aside: image, caption })}>
      {list}
    </Section>
  );
}
