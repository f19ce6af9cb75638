import {
  BILL_TYPES,
  type BillType,
  CHAMBERS,
  type Chamber,
  DOCUMENT_TYPES,
  type DocumentType,
  GENERIC_STATUSES,
  type GenericStatus,
} from '@rotunda/domain';
import { REG_DOCUMENT_TYPES } from '@rotunda/contract/values';
import type { DocumentFacets } from '@rotunda/query';

interface FacetColumns {
  documentType: string;
  isoCode: string | null;
  genericStatus: string | null;
  chamber: string | null;
  billType: string | null;
  sessionActive: boolean | null;
  regDocumentType: string | null;
  researchDocumentType: string | null;
  socialPlatform: string | null;
  stakeholderType: string | null;
  introducedTs: number | null;
  lastUpdatedTs: number | null;
}

/**
 * Derives the filter facets of a document. A regulation type that the filter does not name (`Correction`) counts as
 * Other, so that the filter can reach every regulation.
 * @throws when a row has a document type this build does not know, which a migration must have made impossible.
 */
export function getFacets(row: FacetColumns): DocumentFacets {
  return {
    documentType: getDocumentType(row.documentType),
    isoCode: row.isoCode,
    genericStatus: getMember<GenericStatus>(GENERIC_STATUSES, row.genericStatus),
    chamber: getMember<Chamber>(CHAMBERS, row.chamber),
    billType: getMember<BillType>(BILL_TYPES, row.billType),
    sessionActive: row.sessionActive,
    regDocumentType:
      row.regDocumentType === null ? null : (getMember(REG_DOCUMENT_TYPES, row.regDocumentType) ?? 'Other'),
    researchDocumentType: row.researchDocumentType,
    socialPlatform: row.socialPlatform,
    stakeholderType: row.stakeholderType,
    introducedTs: row.introducedTs,
    lastUpdatedTs: row.lastUpdatedTs,
  };
}

export function getDocumentType(text: string): DocumentType {
  const type = getMember<DocumentType>(DOCUMENT_TYPES, text);
  if (type === null) throw new Error(`unknown document type ${text}`);
  return type;
}

/** Returns the member of an enumeration that equals the text; null for anything else. */
export function getMember<T extends string>(members: readonly T[], text: string | null): T | null {
  return members.find((member) => member === text) ?? null;
}
