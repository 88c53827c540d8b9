import { useEffect, useRef } from 'react';
import { Section, type SectionCommon } from '../../page/Section.tsx';
import { focusWhenScrollable } from '../../ui/focus-when-scrollable.ts';
import type { Props } from './schema.ts';
import './style.css';

/** A table that scrolls within itself where it is too wide; its first column stays in place. */
export default function Table(section: Props & SectionCommon) {
  const { heading, caption } = section;
  const [columns = [], ...rows] = section.rows;
  const region = useRef<HTMLElement>(null);
  useEffect(() => focusWhenScrollable(region.current ? [region.current] : []), []);
  return (
    <Section section={section}>
      <figure className="table-frame">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls, so the keyboard has to reach it */}
        <section ref={region} className="table-scroll" tabIndex={0} aria-label={heading}>
          <table>
            <thead>
              <tr>
                {columns.map((column, index) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: heads may repeat, and their order is fixed
                  <th scope="col" key={index}>
                    {column}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {rows.map(([label, ...cells], index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: rows may repeat, and their order is fixed
                <tr key={index}>
                  <th scope="row">{label}</th>
                  {cells.map((cell, at) => (
                    // biome-ignore lint/suspicious/noArrayIndexKey: cells may repeat, and their order is fixed
                    <td key={at}>{cell}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
        {caption && <figcaption>{caption}</figcaption>}
      </figure>
    </Section>
  );
}
