import type { InferContractRouterOutputs } from '@orpc/contract';
import type { Contract } from '@rotunda/contract';
import { buildCard } from './builders.ts';

type Answer = InferContractRouterOutputs<Contract>['documents']['getPresidentialAction'];
type Action = Answer['presidentialAction'];
type Code = NonNullable<Answer['analysis']>['codes'][number];

/** Builds an executive order without facts or text; pass only the fields that matter. */
export function buildPresidentialAction(changes: Partial<Action> = {}): Action {
  return {
    ...buildCard({
      documentType: 'PresidentialAction',
      fusionId: 'eo-99001',
      title: 'Of Widgets',
    }),
    actionType: 'executive_order',
    executiveOrderNumber: null,
    proclamationNumber: null,
    president: null,
    signedOn: null,
    publicationDate: null,
    ofrId: null,
    documentUrl: null,
    pdfUrl: null,
    topics: [],
    registerCitiation: null,
    registerStartPage: null,
    registerEndPage: null,
    notReceivedForPublication: null,
    correctionOf: null,
    corrections: [],
    dispositions: [],
    tariffMeasure: null,
    hasText: false,
    summary: null,
    provenance: [],
    ...changes,
  };
}

/** Builds a section of the U.S. Code that the text cites once. */
export function buildCitedCode(changes: Partial<Code> = {}): Code {
  return {
    code: '3 U.S.C. 301',
    summary: null,
    count: 1,
    url: 'https://code.example/3-301',
    excerpt: {
      text: 'By 3 U.S.C. 301, it is ordered',
      marks: [[3, 15]],
    },
    place: {
      sectionId: 's-1',
      section: 0,
      block: 2,
      offset: 3,
      written: '3 U.S.C. 301',
    },
    ...changes,
  };
}
