import { type DocumentCard, POSITIONS, PRIORITIES } from '@rotunda/contract';
import { BILL_STATUSES, CHAMBERS, findJurisdiction, GENERIC_STATUSES, LOCALITY_TYPES } from '@rotunda/domain';
import type { StoredDocument, StoredMetadata } from './documents.repository.ts';
import { documentTypeOf, memberOf } from './facets-of.ts';
import type { DocumentFacts } from './merge/merged-document.ts';

/** Names the version of the document's facts; a match, a highlight or a summary made of it says so. */
export function documentVersionId(document: Pick<StoredDocument, 'fusionId' | 'version'>): string {
  return `${document.fusionId}@${document.version}`;
}

/** What a list row shows of any document. The only maker of DocumentCard. */
export function presentCard(document: StoredDocument, metadata: StoredMetadata | undefined): DocumentCard {
  const { facts } = document;
  return {
    fusionId: document.fusionId,
    documentType: documentTypeOf(document.documentType),
    documentVersionId: documentVersionId(document),
    localityExternalId: document.localityExternalId,
    title: document.title,
    summary: document.summary ?? wordsOf(facts),
    isoCode: document.isoCode,
    countryCode: document.countryCode,
    localityType: memberOf(LOCALITY_TYPES, document.localityType),
    localityName: document.isoCode === null ? null : (findJurisdiction(document.isoCode)?.name ?? null),
    status: memberOf(BILL_STATUSES, document.status),
    genericStatus: memberOf(GENERIC_STATUSES, document.genericStatus),
    progress: document.progress,
    chamber: memberOf(CHAMBERS, document.chamber),
    originatingChamber: memberOf(CHAMBERS, document.originatingChamber),
    billType: document.billType,
    session: document.session,
    sessionName: document.sessionName,
    introducedOn: document.introducedOn,
    introducedTs: document.introducedTs,
    lastActionOn: document.lastActionOn,
    lastActionText: document.lastActionText,
    lastUpdatedTs: document.lastUpdatedTs,
    publicationDate: document.publicationDate,
    commentEndDate: document.commentEndDate,
    regulationDocumentType: document.regDocumentType,
    documentSubtype: documentSubtypeOf(document),
    agencies: facts.kind === 'regulation' ? (facts.agencies ?? []).map((agency) => agency.name) : [],
    byline: document.byline,
    isSample: document.isSample,
    metadata: {
      priority: memberOf(PRIORITIES, metadata?.priority ?? null),
      position: memberOf(POSITIONS, metadata?.position ?? null),
      tags: metadata?.tags ?? [],
      projects: metadata?.projects ?? [],
    },
  };
}

/** News and posts have no summary: they are what they say. */
function wordsOf(facts: DocumentFacts): string | null {
  return facts.kind === 'news' || facts.kind === 'social-post' ? facts.text : null;
}

function documentSubtypeOf({ facts, researchDocumentType, socialPlatform }: StoredDocument): string | null {
  if (facts.kind === 'regulation') return facts.documentSubtype ?? null;
  return researchDocumentType ?? socialPlatform;
}
