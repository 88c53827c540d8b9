import { use } from 'react';
import { AssetsContext } from '../../context/assets.ts';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { noBreakHyphens } from '../../ui/no-break-hyphens.ts';
import type { Props } from './schema.ts';
import './style.css';

/** Files to keep. A row is clickable as a whole. @throws if a file is not among the page's assets. */
export default function Downloads(section: Props & SectionCommon) {
  const { files = {} } = use(AssetsContext);
  return (
    <Section section={section} layout="split">
      <ul className="download-list">
        {section.items.map(({ title, description, file }, index) => {
          const data = files[file];
          if (!data) throw new Error(`The file “${file}” is not among this page's assets.`);
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: items may repeat, and their order is fixed
            <li className="download" key={index}>
              <Icon name="file-text" />
              <div>
                <h3>
                  <a href={data.url} type={data.type}>
                    {title}
                    <span className="download-about">{data.about}</span>
                  </a>
                </h3>
                {description && <p>{noBreakHyphens(description)}</p>}
              </div>
              <Icon name="download" />
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
