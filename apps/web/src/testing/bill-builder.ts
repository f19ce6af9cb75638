import type { Legislation } from '@rotunda/contract';
import { buildCard } from './builders.ts';

/** A bill with nothing in it; name only what matters. */
export function buildBill(changes: Partial<Legislation> = {}): Legislation {
  return {
    ...buildCard(),
    _id: 'us-ca-2025-2026-sb-1142',
    externalId: 'CA SB 1142',
    alternateExternalIds: [],
    localityCode: 'CA',
    titles: [],
    sources: [],
    sourceSummary: [],
    statusText: 'Passed First Chamber (Considering)',
    stageTrack: [],
    sessionActive: true,
    sessionDateRange: null,
    originatingChamberName: 'Senate',
    chamberName: 'Assembly',
    sponsors: [],
    committeeAssignments: [],
    actions: [],
    relatedBills: [],
    otherDocuments: [],
    votes: [],
    subjects: [],
    policyArea: null,
    laws: [],
    languages: ['en'],
    provenance: [],
    ...changes,
  };
}
