import { Section, type SectionCommon } from '../../page/Section.tsx';
import { PatchPanel } from '../../ui/PatchPanel.tsx';
import type { Props } from './schema.ts';

/** The end of a page that asks for nothing. It looks like the end of the others: see cta/style.css. */
export default function Closing(section: Props & SectionCommon) {
  return (
    <Section section={{ ...section, intro: section.text }}>
      <PatchPanel seed={section.heading} />
    </Section>
  );
}
