import type { Fingerprint } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import { type WeighedBill, weighSharing } from './weigh-sharing.ts';
import { inverseFrequency, MOST_BILLS_OF_HEAD } from './weights.ts';

export interface RankedHead {
  id: number;
  /** Of the weight of the shorter head, from 0 to 1. */
  share: number;
}

/** Candidates whose share is worked out for each result: the share orders otherwise than the weight they were found by. */
const CANDIDATES_A_RESULT = 6;

/** The bills whose titles and summaries are most alike: rare runs of three words, by the share of the shorter head. */
export function rankHeads(
  index: FingerprintIndex,
  query: WeighedBill,
  fingerprintOf: (id: number) => Fingerprint | undefined,
  limit: number,
): RankedHead[] {
  const weights = inverseFrequency(index.size, MOST_BILLS_OF_HEAD);
  const { fingerprint, id } = query;
  const candidates = index.findCandidates({ fingerprint, weights, except: id, limit: limit * CANDIDATES_A_RESULT });
  return candidates
    .flatMap(({ id: candidateId }): RankedHead[] => {
      const own = fingerprintOf(candidateId);
      if (own === undefined) return [];
      const { share } = weighSharing(index, weights, query, { id: candidateId, fingerprint: own });
      return [{ id: candidateId, share }];
    })
    .sort((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, limit);
}
