import { useState } from 'react';
import type { Site } from '../content/index.ts';
import { normalAddress } from '../page/content.ts';
import { SiteLink } from '../ui/SiteLink.tsx';
import { Marker } from './Marker.tsx';
import { NavigationGroup } from './NavigationGroup.tsx';

interface Props {
  items: Site['navigation']['items'];
  pathname: string;
}

/** The links of the header; a group of links opens under its button, one group at a time. */
export function NavigationList({ items, pathname }: Props) {
  const [openGroup, setOpenGroup] = useState<string>();
  const address = normalAddress(pathname);
  return (
    <ul className="navigation-list">
      {items.map(({ label, link, items: links }) => {
        const current = link === address || links?.some((entry) => entry.link === address) === true;
        return (
          <li key={label} className="navigation-item" data-current={current ? '' : undefined}>
            {links ? (
              <NavigationGroup
                label={label}
                links={links}
                address={address}
                open={openGroup === label}
                setOpen={(open) => setOpenGroup(open ? label : undefined)}
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
