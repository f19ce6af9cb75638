import {
  findJurisdiction,
  type UnixSeconds,
  type VoteDetails,
  getVoteQuestion,
  type VoteRecord,
  type VoterFact,
} from '@rotunda/domain';
import type { DocumentRow, VoteRow } from './documents-write.repository.ts';
import { countVotersOnce } from '../merge/count-voters-once.ts';
import { mergeFields } from '../merge/merge-fields.ts';
import { MERGE_VERSION } from '../merge/merge-version.ts';
import type { FactRow, MergedDocument } from '../merge/merged-document.ts';
import { secondsOfDay } from '../merge/seconds-of-day.ts';
import { getHash } from './split-record.ts';

interface Written {
  nowTs: UnixSeconds;
  isSample: boolean;
}

/** Builds the row of a vote from its current facts. */
export function voteRow(
  voteId: string,
  facts: readonly FactRow[],
  { nowTs, isSample }: Written,
): VoteRow & { voters: VoterFact[] } {
  // Every row under a vote's id came from a vote, because votes have their own id scheme.
  const { facts: vote } = mergeFields(facts as FactRow<VoteRecord>[]);
  const { voters, yesCount, noCount, otherCount, contradictions } = countVotersOnce(vote);
  const question = getVoteQuestion({ ...vote, hasCandidates: (vote.candidates?.length ?? 0) > 0 });
  const hasYesAndNo = question !== 'election' && question !== 'quorum';
  return {
    voteId,
    billFusionId: vote.billFusionId ?? null,
    isoCode: vote.isoCode,
    chamber: vote.chamber ?? null,
    rollcall: vote.rollcall ?? null,
    motion: vote.motion,
    voteDate: vote.date,
    result: vote.result ?? null,
    passed: hasYesAndNo ? (vote.passed ?? null) : null,
    yesCount: hasYesAndNo ? yesCount : null,
    noCount: hasYesAndNo ? noCount : null,
    otherCount: question === 'election' ? null : otherCount,
    voters,
    details: getDetails(vote, [...facts.flatMap(contradictionsIn), ...contradictions]),
    mergeVersion: MERGE_VERSION,
    isSample,
    updatedTs: nowTs,
  };
}

const contradictionsIn = ({ record }: FactRow) => (record.kind === 'vote' ? (record.contradictions ?? []) : []);

const DETAILS = [
  'committeeName',
  'candidates',
  'majorityRequired',
  'tieBreaker',
  'presentCount',
  'notVotingCount',
] as const satisfies readonly (keyof VoteDetails)[];

function getDetails(vote: VoteDetails, contradictions: readonly string[]): VoteDetails {
  const stated = DETAILS.flatMap((name) => (vote[name] === undefined ? [] : [[name, vote[name]] as const]));
  const details: VoteDetails = Object.fromEntries(stated);
  return contradictions.length === 0 ? details : { ...details, contradictions: [...new Set(contradictions)] };
}

/**
 * Hashes the content whose changes are announced. Provenance is left out, and so are the columns that depend on the
 * current day: the end of a session is not news from the publisher, and `refreshSessions` keeps those columns up to
 * date. The like counts of a post are not news either.
 */
export function getContentHash(merged: MergedDocument, textHashes: readonly string[]): string {
  const { provenance: _from, sourceUrl: _url, sessionActive: _active, genericStatus: _status, ...named } = merged;
  // The facts already include the party and the days of roles.
  const { party: _party, rolesChangeOn: _change, ...announced } = named;
  if (announced.facts.kind !== 'social-post') return getHash([announced, textHashes]);
  const { counts: _counts, ...facts } = announced.facts;
  return getHash([{ ...announced, facts }, textHashes]);
}

/** Builds the row of a document. A caller that replaces a row must keep the existing `createdTs`. */
export function documentRow(
  merged: MergedDocument,
  { contentHash, version, nowTs, isSample }: Written & { contentHash: string; version: number },
): DocumentRow {
  const jurisdiction = merged.isoCode === null ? undefined : findJurisdiction(merged.isoCode);
  return {
    ...merged,
    countryCode: jurisdiction?.countryCode ?? null,
    localityType: jurisdiction?.localityType ?? null,
    introducedTs: secondsOfDay(merged.introducedOn),
    contentHash,
    version,
    mergeVersion: MERGE_VERSION,
    isSample,
    createdTs: nowTs,
    updatedTs: nowTs,
  };
}
