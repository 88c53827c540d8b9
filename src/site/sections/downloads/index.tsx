import { use } from 'react';
import { AssetsContext } from '../../context/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakWords } from '../../ui/no-break-words.ts';
import type { Props } from './schema.ts';
import './style.css';

/** A sheet of paper that bears the ending of its file's name. */
const Sheet = ({ ending }: { ending: string }) => (
  <span className="download-sheet" aria-hidden="true">
    <svg viewBox="0 0 46 58" aria-hidden="true">
      <path d="M4 1h27l14 14v39a3 3 0 0 1-3 3H4a3 3 0 0 1-3-3V4a3 3 0 0 1 3-3z" />
      <path d="M31 1v14h14M10 16h12M10 23h19M10 30h26" />
    </svg>
    {ending}
  </span>
);

/** Files to keep. A row is clickable as a whole. @throws if a file is not among the page's assets. */
export default function Downloads(section: Props & SectionCommon) {
  const { files = {} } = use(AssetsContext);
  return (
    <Section section={section}>
      <ul className="download-list">
        {section.items.map(({ title, description, file }, index) => {
          const data = files[file];
          if (!data) throw new Error(`The file “${file}” is not among this page's assets.`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            <li className="download" key={index}>
              <Sheet ending={file.slice(file.lastIndexOf('.') + 1)} />
              <div>
                <h3>
                  <a href={data.url} type={data.type}>
                    {title}
                    <span className="download-about">{data.about}</span>
                  </a>
                </h3>
                {description && <p>{noBreakWords(description)}</p>}
              </div>
              <Icon name="download" />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
