import { phoneKey, useSite } from '../context/site-context.ts';

interface Props {
  /** As visitors read it. */
  phone: string;
  /** Of the address beside it. */
  country: string;
  className?: string;
}

/** A phone number to call. */
export function PhoneLink({ phone, country, className = '' }: Props) {
  const { calls } = useSite();
  return (
    <a className={`nowrap ${className}`.trim()} href={calls?.[phoneKey(phone, country)]}>
      {phone}
    </a>
  );
}
