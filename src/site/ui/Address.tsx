import { Fragment } from 'react';
import type { Site } from '../../content/index.ts';
import { addressLines } from './address-lines.ts';

/** The lines of an address. */
export const Address = ({ address }: { address: Site['company']['address'] }) =>
  addressLines(address).map((line, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: lines may repeat, and their order is fixed
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ));
