import type { SectionType } from './section-types.ts';
import './style.css';

/** Every section type with its examples. */
export function Gallery({ types }: { types: SectionType[] }) {
  return (
    <div className="gallery">
      <nav className="gallery-types" aria-label="Section types">
        <ul>
          {types.map(({ type }) => (
            <li key={type}>
              <a href={`#${type}`}>{type}</a>
            </li>
          ))}
        </ul>
      </nav>
      <main>
        <header className="gallery-intro">
          <h1>Every section, with its words</h1>
          <p>
            Copy an example into a page under <code>sections:</code>, change the words, save. See{' '}
            <code>content/REFERENCE.md</code> for all fields.
          </p>
          <fieldset>
            <legend>Show examples as on</legend>
            <label>
              <input type="radio" name="width" value="1280" defaultChecked /> a computer
            </label>
            <label>
              <input type="radio" name="width" value="390" /> a phone
            </label>
          </fieldset>
        </header>
        {types.map((type) => (
          <TypeEntry key={type.type} {...type} />
        ))}
      </main>
    </div>
  );
}

function TypeEntry({ type, description, examples }: SectionType) {
  const entries = examples.map((example, index) => ({
    hidden: example.hidden,
    element: <Example key={example.name} {...example} type={type} number={index + 1} />,
  }));
  const edges = entries.filter(({ hidden }) => hidden);
  return (
    <section className="gallery-type" id={type}>
      <h2>{type}</h2>
      <p>{description}</p>
      {entries.filter(({ hidden }) => !hidden).map(({ element }) => element)}
      {edges.length > 0 && (
        <details>
          <summary>Edge cases ({edges.length})</summary>
          {edges.map(({ element }) => element)}
        </details>
      )}
    </section>
  );
}

function Example({ type, number, name, yaml }: { type: string; number: number; name: string; yaml: string }) {
  const address = `/_gallery/${type}/${number}`;
  return (
    <article className="gallery-example">
      <h3>
        {name}
        <a href={address}>
          Open alone<span className="visually-hidden">: {name}</span>
        </a>
      </h3>
      <div className="gallery-pair">
        <div className="gallery-frame">
          <iframe src={address} title={`${type}: ${name}`} loading="lazy" />
        </div>
        <div className="gallery-code">
          <button type="button">
            Copy<span className="visually-hidden"> the YAML of {name}</span>
          </button>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable element has to be reachable by keyboard */}
          <pre tabIndex={0}>
            <code>{yaml}</code>
          </pre>
        </div>
      </div>
    </article>
  );
}
