import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Regulation = InferContractRouterOutputs<Contract>['documents']['getRegulation'];

/** Builds a federal rule without facts; pass only the fields that matter. */
export function buildRegulation(changes: Partial<Regulation> = {}): Regulation {
  return {
    ...buildCard({
      documentType: 'Regulation',
      isoCode: 'us',
      localityType: 'federal',
      title: 'Widget rule',
    }),
    _id: 'fr-2026-1',
    description: null,
    citations: [],
    registerCitiation: null,
    documentUrl: null,
    registerUrl: null,
    textAttachments: [],
    supplementalAttachments: [],
    latestPublicationDate: null,
    commentStartDate: null,
    commentEndDates: [],
    latestCommentEndDate: null,
    hearings: [],
    effectiveDate: null,
    effectiveDateComment: null,
    agencyDetails: [],
    docketIds: [],
    docketFusionIds: [],
    otherDockets: [],
    documentFusionIds: [],
    linkedFusionIds: [],
    ofrId: null,
    externalIds: [],
    registerStartPage: null,
    registerEndPage: null,
    regulationIdNumbers: [],
    topics: [],
    totalComments: null,
    isPublicInspection: false,
    withdrawn: false,
    tariffMeasure: null,
    isDocket: false,
    hasText: false,
    actionIds: [],
    commentIds: [],
    provenance: [],
    ...changes,
  };
}
