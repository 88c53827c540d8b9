import type { ReactNode } from 'react';
import type { Tone } from '../content/index.ts';
import { noBreakHyphens } from '../ui/no-break-hyphens.ts';
import { Reveal } from '../ui/Reveal.tsx';
import './section.css';

/** What every section has beside the fields of its type. */
export interface SectionCommon {
  type: string;
  id?: string;
  tone?: Tone;
}

interface Props {
  section: SectionCommon & { heading?: string | undefined; intro?: string | undefined };
  /** Where the heading stands on wide screens: above the content, there with the introduction beside it, or beside it. */
  layout?: 'stacked' | 'split' | 'rail';
  children?: ReactNode;
}

/** The frame of a section: its background, its place on the cable, its heading and introduction. */
export function Section({ section, layout = 'stacked', children }: Props) {
  const { type, id, tone = 'paper', heading, intro } = section;
  return (
    <section {...(id && { id })} className={`section section-${layout} type-${type} tone-${tone}`}>
      <div className="wrap section-wrap">
        {heading && (
          <Reveal className="section-head">
            <h2>{heading}</h2>
            {intro && <p className="section-intro">{noBreakHyphens(intro)}</p>}
          </Reveal>
        )}
        {children && <div className="section-body">{children}</div>}
      </div>
    </section>
  );
}
