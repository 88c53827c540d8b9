import { SiteLink } from '../ui/SiteLink.tsx';

/** A list of the footer's links, which the error screen shows as well. */
export const FooterLinks = ({ links }: { links: { label: string; link: string }[] }) => (
  <ul>
    {links.map(({ label, link }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and labels may repeat
      <li key={index}>
        <SiteLink to={link}>{label}</SiteLink>
      </li>
    ))}
  </ul>
);
