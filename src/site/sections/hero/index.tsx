import type { SectionCommon } from '../../page/Section.tsx';
import { Button } from '../../ui/Button.tsx';
import { onDark } from '../../ui/ground.ts';
import { Picture } from '../../ui/Picture.tsx';
import type { Props } from './schema.ts';
import './style.css';

/** The first screen. Nothing in it depends on a script, and its picture loads before everything else. */
export default function Hero({
  id,
  eyebrow,
  title,
  tagline,
  text,
  button,
  image,
  tone,
  layout,
  size,
}: Props & SectionCommon) {
  return (
    <section
      className={`hero hero-${size} hero-${layout} tone-${tone}`}
      {...(id && { id })}
      {...(tone === 'ink' && onDark)}
    >
      <div className="hero-picture">
        <Picture preset="hero" {...image} priority />
      </div>
      <div className="wrap hero-inner">
        {eyebrow && <p className="hero-eyebrow">{eyebrow}</p>}
        <h1>{title}</h1>
        {tagline && <p className="hero-tagline">{tagline}</p>}
        {text && <p className="hero-text">{text}</p>}
        {button && <Button button={button} />}
      </div>
    </section>
  );
}
