import { JURISDICTIONS } from '@rotunda/domain';

/** The states and territories an organisation can be entitled to, by postal code. */
export const US_STATES = JURISDICTIONS.filter((one) => one.countryCode === 'US' && one.localityType === 'state').map(
  ({ localityCode, name }) => ({ code: localityCode, name }),
);
