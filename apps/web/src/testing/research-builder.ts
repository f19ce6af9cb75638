import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Research = InferContractRouterOutputs<Contract>['documents']['getResearch'];

/** Builds a cost estimate without facts; pass only the fields that matter. */
export function buildResearch(changes: Partial<Research> = {}): Research {
  return {
    ...buildCard({
      documentType: 'ResearchDocument',
      documentSubtype: 'CBO',
      fusionId: 'cbo-1',
      title: 'Widgets Act',
    }),
    externalId: null,
    authors: [],
    documentUrl: null,
    sourceSummary: null,
    publicationDate: null,
    session: null,
    sessionName: null,
    committees: [],
    relatedBills: [],
    provenance: [],
    ...changes,
  };
}
