import { Section, type SectionCommon } from '../../page/Section.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Short points in columns, or in one column beside a picture. */
export default function Bullets(section: Props & SectionCommon) {
  const { items, image, caption } = section;
  return (
    <Section section={section} {...(image && { layout: 'rail' as const, aside: image, caption })}>
      <ul className={image ? 'points' : 'points points-columns'}>
        {items.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
          <li key={index}>{noBreakWords(item)}</li>
        ))}
      </ul>
    </Section>
  );
}
