import { ClosingPicture } from '../../page/ClosingPicture.tsx';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The end of a page without a call to action. */
export default function Closing(section: Props & SectionCommon) {
  return (
    <Section section={{ ...section, intro: section.text }} layout="panel" staggered>
      <ClosingPicture image={section.image} kind={section.pictureKind} />
    </Section>
  );
}
