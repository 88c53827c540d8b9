import { use } from 'react';
import { AssetsContext, phoneKey } from '../context/assets.ts';
import { useSite } from '../context/site-context.ts';

interface Props {
  /** As visitors read it. */
  phone: string;
  /** Of the address beside it, if there is one. */
  country?: string;
  className?: string;
}

/** A phone number to call. */
export function PhoneLink({ phone, country, className = '' }: Props) {
  const key = phoneKey(phone, country);
  const { calls } = useSite();
  const onPage = use(AssetsContext).calls;
  return (
    <a className={`nowrap ${className}`.trim()} href={calls?.[key] ?? onPage?.[key]}>
      {phone}
    </a>
  );
}
