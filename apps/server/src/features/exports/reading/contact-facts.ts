import { listed } from './cell-words.ts';
import type { ContactRow } from '../../custom-contacts/index.ts';
import type { StakeholderFacts } from '../../stakeholders/index.ts';

/** Converts what an organization recorded about a contact to the facts that people and committees have. */
export function factsOfContact({
  title,
  organizationType,
  affiliations,
  email,
  phoneNumber,
  address,
  website,
  description,
}: ContactRow['contact']): StakeholderFacts {
  const given = (...values: (string | null)[]) =>
    values.filter((value): value is string => value !== null && value !== '');
  return {
    office: title ?? organizationType,
    organization: listed(affiliations.map(({ organizationName }) => organizationName)),
    chamber: null,
    seat: null,
    party: null,
    parent: null,
    emails: given(email),
    phones: given(phoneNumber),
    addresses: given(address),
    websites: given(website),
    description,
  };
}
