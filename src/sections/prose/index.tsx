import { use, useEffect, useRef } from 'react';
import { AssetsContext } from '../../context/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { trusted } from '../../ui/trusted-html.ts';
import { makeScrollableTablesFocusable } from './focusable-tables.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Longer text, compiled from Markdown by the build. @throws when the page came without the text. */
export default function Prose(section: Props & SectionCommon) {
  const ref = useRef<HTMLDivElement>(null);
  const text = use(AssetsContext).texts[section.text];
  if (!text) throw new Error(`The text “${section.text}” did not come with the page.`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useEffect(() => (ref.current ? makeScrollableTablesFocusable(ref.current) : undefined), [text.html]);
  return (
    <Section section={{ ...section, heading: text.title }} layout="rail">
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: compiled by our build with raw HTML off */}
      <div ref={ref} className="prose-text" dangerouslySetInnerHTML={{ __html: trusted(text.html) }} />
    </Section>
  );
}
