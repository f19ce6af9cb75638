import { JURISDICTIONS } from '@rotunda/domain';

/** States and territories an organization can be entitled to, by postal code. */
export const US_STATES = JURISDICTIONS.filter((one) => one.countryCode === 'US' && one.localityType === 'state').map(
  ({ localityCode, name }) => ({ code: localityCode, name }),
);
