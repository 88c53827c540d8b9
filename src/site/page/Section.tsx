import type { ReactNode } from 'react';
import type { Opening, Tone } from '../../content/index.ts';
import { onDark } from '../ui/ground.ts';
import { noBreakWords } from '../ui/no-break-words.ts';
import { Picture } from '../ui/Picture.tsx';
import { Reveal } from '../ui/Reveal.tsx';
import './section.css';

/** Fields that every section has, whatever its type. */
export interface SectionCommon {
  type: string;
  id?: string;
  tone?: Tone;
}

/** A picture as editors describe it. */
interface SectionImage {
  file: string;
  alt: string;
  focus?: string | undefined;
}

interface Props {
  section: SectionCommon & {
    heading?: string | undefined;
    intro?: string | undefined;
    opening?: Opening | undefined;
  };
  /**
   * Position of the heading on wide screens: beside the content; above it, with room for a picture on the right; or where the
   * section type itself places it. By default it is above the content, and the field `opening` sets the position of the
   * introduction.
   */
  layout?: 'rail' | 'panel' | 'own';
  /** A picture below the heading, and its caption. */
  aside?: SectionImage | undefined;
  /** Whether that picture keeps its shape, as a drawing has to, instead of being as high as the content beside it. */
  asideKeepsShape?: boolean;
  caption?: string | undefined;
  /** Whether it is a card over the lower edge of the section above; only the card has its tone. */
  raised?: boolean;
  /** Whether the parts of the content enter one after the other, by their own `Reveal` or not at all, instead of all at once. */
  staggered?: boolean;
  children?: ReactNode;
}

/** What surrounds the content of a section: its background, its heading and introduction. */
export function Section({
  section,
  layout,
  aside,
  asideKeepsShape,
  caption,
  raised,
  staggered,
  children,
}: Props) {
  const { type, id, tone = 'paper', heading, intro } = section;
  // An element of its own kind only with the heading that names it.
  const Element = heading ? 'section' : 'div';
  const withAside = aside ? ' section-with-aside' : '';
  const photo = aside && !asideKeepsShape ? ' section-photo' : '';
  const over = raised ? ' section-raised' : '';
  return (
    <Element
      {...(id && { id })}
      className={`section section-${layout ?? section.opening ?? 'split'} type-${type} tone-${tone}${withAside}${photo}${over}`}
      {...(tone === 'ink' && !raised && onDark)}
    >
      <div className="wrap section-wrap">
        {heading && (
          <Reveal className="section-head">
            <h2>{heading}</h2>
            {intro && <p className="section-intro">{noBreakWords(intro)}</p>}
            {aside && (
              <figure className="section-aside">
                <Picture preset="side" {...aside} />
                {caption && <figcaption>{caption}</figcaption>}
              </figure>
            )}
          </Reveal>
        )}
        {children &&
          (staggered ? (
            <div className="section-body">{children}</div>
          ) : (
            <Reveal className="section-body" order={heading ? 1 : 0}>
              {children}
            </Reveal>
          ))}
      </div>
    </Element>
  );
}
