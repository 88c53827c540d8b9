import type { Site } from '../../content/index.ts';

/** An address in two lines: with a region as in the United States, and otherwise as on the Continent. */
export const Address = ({ address }: { address: Site['company']['address'] }) => {
  const { street, city, region, postalCode = '' } = address;
  return (
    <>
      {street}
      <br />
      {region ? `${city}, ${region} ${postalCode}`.trim() : `${postalCode} ${city}`.trim()}
    </>
  );
};
