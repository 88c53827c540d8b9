import { use, useEffect, useRef } from 'react';
import { AssetsContext } from '../../context/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { focusWhenScrollable } from '../../ui/focus-when-scrollable.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Longer text, compiled from Markdown by the build. @throws if a text is not among the page's assets. */
export default function Prose(section: Props & SectionCommon) {
  const ref = useRef<HTMLDivElement>(null);
  const { texts } = use(AssetsContext);
  const textOf = (name: string) => {
    const text = texts[name];
    if (!text) throw new Error(`The text “${name}” is not among this page's assets.`);
    return { title: text.title, html: { __html: trustedHtml(text.html) } };
  };
  const text = textOf(section.text);
  const points = section.points === undefined ? undefined : textOf(section.points);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has other tables
  useEffect(
    () => focusWhenScrollable(ref.current?.querySelectorAll('.prose-table') ?? []),
    [texts, section.text],
  );
  return (
    <Section
      section={{ ...section, heading: text.title }}
      layout="rail"
      aside={section.image}
      caption={section.caption}
    >
      <div
        ref={ref}
        className={section.layout === 'timeline' ? 'prose-text prose-timeline' : 'prose-text'}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: the build compiles it with raw HTML off
        dangerouslySetInnerHTML={text.html}
      />
      {points && (
        <div className="prose-text prose-points">
          <h3>{points.title}</h3>
          {/* biome-ignore lint/security/noDangerouslySetInnerHtml: the build compiles it with raw HTML off */}
          <div dangerouslySetInnerHTML={points.html} />
        </div>
      )}
    </Section>
  );
}
