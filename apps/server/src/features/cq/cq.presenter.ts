import type { CqDocument, CqHit, CqOfBill } from '@rotunda/contract';
import {
  CHAMBERS,
  CQ_CATEGORIES,
  CQ_TRANSCRIPT_TYPES,
  type CqCategory,
  type CqMilestone,
  chamberName,
  federalBillCitation,
  federalBillInId,
  identifyRollCall,
} from '@rotunda/domain';
import { presentDecision, presentDetails } from '../documents/index.ts';
import type { CqOverview, StoredFloorVote, StoredHit, StoredPublication } from './cq.repository.ts';
import { licensedProvenance } from './licensed-provenance.presenter.ts';

export function presentHit(stored: StoredHit): CqHit {
  return {
    cqUid: stored.cqUid,
    category: getCategory(stored.category),
    title: stored.title,
    documentType: stored.documentType,
    documentSubtype: stored.documentSubtype,
    parentPublicationType: stored.parentPublicationType,
    displayType: stored.displayType,
    displayDate: stored.displayTs,
    hasDisplayTime: stored.hasDisplayTime,
    byline: stored.byline,
    status: stored.status,
    sponsor: stored.sponsor,
    wordCount: stored.wordCount,
    fileSize: stored.fileSize,
  };
}

/** @param token opens the document's PDF; null if it has none */
export function presentDocument(stored: StoredPublication, token: string | null): CqDocument {
  return {
    ...presentHit(stored),
    bodyHtml: stored.bodyHtml,
    timestamp: stored.revisedTs,
    jukeboxAssetPath: stored.hasPdf ? `/documents/cq/pdf/${encodeURIComponent(stored.cqUid)}` : null,
    securePdfDownloadToken: token,
    transcriptType: CQ_TRANSCRIPT_TYPES.find((type) => type === stored.transcriptType) ?? null,
    agendaId: stored.agendaId,
    isAi: stored.transcriptType === 'FirstDraft',
    meeting: null,
    bills: stored.bills.map(({ fusionId, label }) => {
      return {
        fusionId,
        label: label ?? getCitation(fusionId),
        isStored: label !== null,
      };
    }),
    references: stored.references,
    provenance: licensedProvenance(stored),
  };
}

export interface CqOfBillParts {
  overview: CqOverview;
  /** Newest first. */
  hits: readonly StoredHit[];
  /** Newest first. */
  floorVotes: readonly StoredFloorVote[];
}

export function presentCqOfBill({ overview, hits, floorVotes }: CqOfBillParts): CqOfBill {
  const ofCategory = (category: CqCategory) => ({
    hits: hits.filter((hit) => hit.category === category).map(presentHit),
    total: overview.totals[category] ?? 0,
  });
  return {
    metadata: { crsSummary: overview.crsSummary },
    milestones: newestFirst(overview.milestones).map(({ dtAction, bodyText, major }) => {
      return { dtAction: dtAction.ts, hasTime: dtAction.hasTime, bodyText, major };
    }),
    publications: {
      news: ofCategory('news'),
      transcripts: ofCategory('transcripts'),
      docs_analysis: ofCategory('docs_analysis'),
      floor_amendments: ofCategory('floor_amendments'),
      committee_amendments: ofCategory('committee_amendments'),
      votes: ofCategory('votes'),
    },
    floorVotes: floorVotes.map(presentFloorVote),
  };
}

/** Sorts newest first; within the same moment the later one in the feed, which is oldest first, comes first. */
function newestFirst(milestones: readonly CqMilestone[]): CqMilestone[] {
  return milestones.toReversed().toSorted((a, b) => b.dtAction.ts - a.dtAction.ts);
}

function presentFloorVote(vote: StoredFloorVote): CqOfBill['floorVotes'][number] {
  const chamber = CHAMBERS.find((one) => one === vote.chamber) ?? null;
  return {
    voteId: getVoteId(vote) ?? vote.cqOid,
    chamber,
    chamberName: chamber === null ? null : chamberName('us', chamber),
    rollcall: vote.rollcall,
    motion: vote.motion,
    date: vote.voteDate,
    session: /^us-(.+)-[a-z]+-\d+$/.exec(vote.billFusionId)?.[1] ?? null,
    ...presentDecision(vote),
    result: vote.result,
    passed: vote.passed,
    yesCount: vote.yesCount,
    noCount: vote.noCount,
    otherCount: vote.otherCount,
    ...presentDetails({}),
    sourceUrl: null,
    isStored: false,
    cqUid: vote.cqUid,
    cqOid: vote.cqOid,
  };
}

/** Returns the id of the chamber's own roll call, if the feed states every part of it. */
function getVoteId({ billFusionId, chamber, sessionNumber, rollcall, voteDate }: StoredFloorVote): string | undefined {
  const bill = federalBillInId(billFusionId);
  if (bill === undefined || sessionNumber === null || rollcall === null || chamber === 'joint') return undefined;
  const letter = chamber === 'upper' ? 's' : 'h';
  const { voteId, congress } = identifyRollCall({
    chamber: letter,
    congress: bill.congress,
    session: sessionNumber,
    roll: rollcall,
    date: voteDate,
  });
  // A date outside the bill's Congress belongs to another roll call.
  return congress === bill.congress ? voteId : undefined;
}

function getCitation(billFusionId: string): string {
  const bill = federalBillInId(billFusionId);
  return bill === undefined ? billFusionId : federalBillCitation(bill);
}

/** Narrows a stored category, which is written from a CqPublicationRecord and checked by the table. */
function getCategory(stored: string): CqCategory {
  const category = CQ_CATEGORIES.find((one) => one === stored);
  if (category === undefined) throw new Error(`a publication is of the unknown category ${stored}`);
  return category;
}
