import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** Short points on both sides of a round picture. */
export default function Hub(section: Props & SectionCommon) {
  return (
    <Section section={section}>
      <div className="hub">
        <div className="hub-picture">
          <Picture preset="side" {...section.image} />
        </div>
        <ul className="points hub-points">
          {section.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            <li key={index}>{noBreakWords(item)}</li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
