import type { DocumentCard } from '@rotunda/contract';

/** Returns the card of a fictitious bill of Congress, without any facts except those that the test passes. */
export function testCard(changes: Partial<DocumentCard> = {}): DocumentCard {
  const fusionId = changes.fusionId ?? 'us-119-hr-1';
  return {
    ...{ fusionId, _id: fusionId, primaryId: fusionId, documentType: 'Legislation', documentVersionId: '1' },
    ...{ localityExternalId: 'US HR 1', title: 'A bill to regulate widgets', name: 'A bill to regulate widgets' },
    ...{ localityCode: 'US', isoCode: 'us', countryCode: 'us', localityType: 'federal', localityName: 'US Federal' },
    ...{ summary: null, status: null, genericStatus: null, progress: null, chamber: null, originatingChamber: null },
    ...{ billType: null, billTypeDisplayName: null, session: null, sessionName: null, introducedOn: null },
    ...{
      introducedTs: null,
      lastActionOn: null,
      lastActionTs: null,
      lastActionText: null,
      isStatusUndated: false,
      lastUpdatedAt: null,
      lastUpdatedOn: null,
    },
    ...{ publicationDate: null, commentEndDate: null, regulationDocumentType: null, documentSubtype: null },
    ...{
      startsAt: null,
      meetingStatus: null,
      noticeType: null,
      withdrawn: false,
      agencies: [],
      byline: null,
      sourceUrl: null,
      fnDocumentId: null,
    },
    ...{ isSample: false, metadata: { priority: null, position: null, tags: [], projects: [] }, priority: null },
    ...{ position: null, tagIds: [], projectIds: [], actionIds: [], commentIds: [], customSummary: null },
    ...changes,
  };
}
