import { SiteLink } from './SiteLink.tsx';

interface Props {
  links: { label: string; link: string }[];
  className?: string;
}

/** Links below or beside each other. */
export const LinkList = ({ links, className }: Props) => (
  <ul className={className}>
    {links.map(({ label, link }, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: the order never changes, and labels may repeat
      <li key={index}>
        <SiteLink to={link}>{label}</SiteLink>
      </li>
    ))}
  </ul>
);
