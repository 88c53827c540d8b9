import { Section, type SectionCommon } from '../../page/Section.tsx';
import { PatchPanel } from '../../ui/PatchPanel.tsx';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The end of a page without a call to action. */
export default function Closing(section: Props & SectionCommon) {
  return (
    <Section section={{ ...section, intro: section.text }} layout="panel" staggered>
      {section.image ? (
        <div className="closing-picture">
          <Picture preset="half" {...section.image} />
        </div>
      ) : (
        <PatchPanel seed={section.heading} />
      )}
    </Section>
  );
}
