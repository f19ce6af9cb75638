import type { Fingerprint } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import { type SharedWeight, type WeighedBill, weighSharing } from './weigh-sharing.ts';
import { inverseFrequency, MOST_BILLS_OF_HEAD } from './weights.ts';

export interface RankedHead {
  id: number;
  /** Of the weight of the shorter head, from 0 to 1. */
  share: number;
  /** In one line. */
  explanation: string;
}

/** Candidates whose share is worked out for each result: the share orders otherwise than the weight they were found by. */
const CANDIDATES_A_RESULT = 3;
/** Share of the shorter head below which two bills only treat of the same matter. */
export const LEAST_ALIKE_HEAD = 0.5;
/** Of both heads. */
const NEARLY_SAME = 0.85;

type FingerprintsOf = (
  ids: readonly number[],
) => ReadonlyMap<number, Fingerprint> | Promise<ReadonlyMap<number, Fingerprint>>;

/**
 * The bills whose titles and summaries are most alike: rare runs of three words, by the share of the shorter head.
 * @param fingerprintsOf heads of candidates, where they are kept
 */
export async function rankHeads(
  index: FingerprintIndex,
  query: WeighedBill,
  fingerprintsOf: FingerprintsOf,
  limit: number,
): Promise<RankedHead[]> {
  const weights = inverseFrequency(index.size, MOST_BILLS_OF_HEAD);
  const { fingerprint, id } = query;
  const candidates = index.findCandidates({ fingerprint, weights, except: id, limit: limit * CANDIDATES_A_RESULT });
  const fingerprints = await fingerprintsOf(candidates.map((candidate) => candidate.id));
  return [...fingerprints]
    .map(([candidateId, own]): RankedHead => {
      const weight = weighSharing(index, weights, query, { id: candidateId, fingerprint: own });
      return { id: candidateId, share: weight.share, explanation: describeHead(weight) };
    })
    .sort((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, limit);
}

/** The share is of the shorter head, which may be a small part of the longer one. */
function describeHead({ shared, left, right }: SharedWeight): string {
  return shared >= NEARLY_SAME * Math.max(left, right)
    ? 'Nearly the same title and summary'
    : 'Title and summary share much of their wording';
}
