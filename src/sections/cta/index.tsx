import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Button } from '../../ui/Button.tsx';
import { PatchPanel } from '../../ui/PatchPanel.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The end of a page that asks for one thing: the cable arrives at its port. */
export default function Cta(section: Props & SectionCommon) {
  return (
    <Section section={{ ...section, intro: section.text }}>
      <Button button={section.button} />
      <PatchPanel seed={section.heading} />
    </Section>
  );
}
