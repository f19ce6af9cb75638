import { billInId } from '../../../shared/documents/bill-in-id.ts';

/** What stands before a publisher's own number, by kind. */
const KIND = /^(?:fr|docket|hearing-us|person-[a-z]+|committee-[a-z]+|regulation|research)-(?=.*\d)/;
/** Uploaded people and organizations: their ids are made here, and Discover does not hold them. */
const UPLOADED = /^custom-(?:person|org)-/;

/**
 * What a person would type to search for the document of an id that leads nowhere: `US HR 22` for `us-119-hr-22`, the
 * publisher's number for others, else the id itself. Null where no search finds it.
 */
export function identifierInId(fusionId: string): string | null {
  if (UPLOADED.test(fusionId)) return null;
  return billInId(fusionId) ?? fusionId.replace(KIND, '');
}
