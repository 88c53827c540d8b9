import { use, useEffect, useRef } from 'react';
import { AssetsContext } from '../../context/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { focusWhenScrollable } from '../../ui/focus-when-scrollable.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { partsOf } from './parts-of.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Longer text, compiled from Markdown by the build. @throws if the text is not among the page's assets. */
export default function Prose(section: Props & SectionCommon) {
  const ref = useRef<HTMLDivElement>(null);
  const text = use(AssetsContext).texts[section.text];
  if (!text) throw new Error(`The text “${section.text}” is not among this page's assets.`);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useEffect(() => focusWhenScrollable(ref.current?.querySelectorAll('.prose-table') ?? []), [text.html]);
  const parts = section.image ? partsOf(text.html) : [text.html];
  return (
    <Section
      section={{ ...section, heading: text.title }}
      layout="rail"
      aside={section.image}
      caption={section.caption}
    >
      {parts.map((html, index) => (
        <div
          key={index === 0 ? 'text' : 'points'}
          ref={index === 0 ? ref : undefined}
          className={index === 0 ? 'prose-text' : 'prose-text prose-points'}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: the build compiles it with raw HTML off
          dangerouslySetInnerHTML={{ __html: trustedHtml(html) }}
        />
      ))}
    </Section>
  );
}
