import type { Site } from '../../content/index.ts';

/** An address in two lines, as in the United States. */
export const Address = ({ address }: { address: Site['company']['address'] }) => (
  <>
    {address.street}
    <br />
    {[address.city, [address.region, address.postalCode].filter(Boolean).join(' ')]
      .filter(Boolean)
      .join(', ')}
  </>
);
