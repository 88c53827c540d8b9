import { ClosingPicture } from '../../page/ClosingPicture.tsx';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** A call to action, usually at the end of a page. */
export default function Cta(section: Props & SectionCommon) {
  return (
    <Section section={{ ...section, intro: section.text }} layout="panel" staggered>
      <Button button={section.button} />
      <ClosingPicture image={section.image} kind={section.pictureKind} />
    </Section>
  );
}
