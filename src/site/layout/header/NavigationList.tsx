import { useEffect, useState } from 'react';
import type { Site } from '../../../content/index.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Marker } from './Marker.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';

interface Props {
  items: Site['navigation']['items'];
  /** Address of the current page; undefined on the error screen. */
  address: string | undefined;
}

/** The links of the header; a group of links opens under its button, one group at a time. */
export function NavigationList({ items, address }: Props) {
  // Undefined before hydration, when the style sheet opens the groups; null if all are closed.
  const [openGroup, setOpenGroup] = useState<number | null>();
  useEffect(() => setOpenGroup((group) => group ?? null), []);
  return (
    <ul className="navigation-list">
      {items.map(({ label, link, items: links }, index) => {
        const targets = links?.map((entry) => entry.link) ?? [link];
        const current = address !== undefined && targets.includes(address);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and labels may repeat
          <li key={index} className="navigation-item">
            {links ? (
              <NavigationGroup
                label={label}
                links={links}
                address={address}
                current={current}
                open={openGroup === undefined ? undefined : openGroup === index}
                setOpen={(open) =>
                  setOpenGroup((group) => (open ? index : group === index ? null : (group ?? null)))
                }
              />
            ) : (
              <SiteLink className="navigation-link" to={link ?? '#'} current={current}>
                {label}
              </SiteLink>
            )}
            {current && <Marker />}
          </li>
        );
      })}
    </ul>
  );
}
