import { useEffect, useState } from 'react';
import type { Site } from '../../content/index.ts';
import { SiteLink } from '../../ui/SiteLink.tsx';
import { Marker } from './Marker.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';

interface Props {
  items: Site['navigation']['items'];
  /** Address of the page that is shown; none on the error screen. */
  address: string | undefined;
}

/** The links of the header; a group of links opens under its button, one group at a time. */
export function NavigationList({ items, address }: Props) {
  // Undefined until hydration: until then, the style sheet opens the groups. Null while none is open.
  const [openGroup, setOpenGroup] = useState<number | null>();
  useEffect(() => setOpenGroup((group) => group ?? null), []);
  return (
    <ul className="navigation-list">
      {items.map(({ label, link, items: links }, index) => {
        const targets = links?.map((entry) => entry.link) ?? [link];
        const current = address !== undefined && targets.includes(address);
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and two may have the same words
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
