import { billInId } from '../../../shared/documents/bill-in-id.ts';

/** Prefix of a publisher's own number, by kind. */
const KIND = /^(?:fr|docket|hearing-us|person-[a-z]+|committee-[a-z]+|regulation|research)-(?=.*\d)/;
/** Ids of uploaded people and organizations. They are generated here, and Discover does not contain these contacts. */
const UPLOADED = /^custom-(?:person|org)-/;

/**
 * Returns what a user would type to find the document of an id that leads nowhere: `US HR 22` for `us-119-hr-22`, the
 * publisher's number for other kinds, or else the id itself. Null if no search can find it.
 */
export function identifierInId(fusionId: string): string | null {
  if (UPLOADED.test(fusionId)) return null;
  return billInId(fusionId) ?? fusionId.replace(KIND, '');
}
