import { use } from 'react';
import { AssetsContext } from '../../page/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { trusted } from '../../ui/trusted.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Longer text, compiled from Markdown by the build. @throws when the page came without the text. */
export default function Prose(section: Props & SectionCommon) {
  const text = use(AssetsContext).texts[section.text];
  if (!text) throw new Error(`The text “${section.text}” did not come with the page.`);
  return (
    <Section section={{ ...section, heading: text.title }} layout="rail">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by our build with raw HTML off */}
      <div className="prose-text" dangerouslySetInnerHTML={{ __html: trusted(text.html) }} />
    </Section>
  );
}
