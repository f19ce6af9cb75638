import type { Fingerprint } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import { type SharedWeight, type WeighedBill, weighSharing } from './weigh-sharing.ts';
import { inverseFrequency, MAX_BILLS_OF_HEAD } from './weights.ts';

export interface RankedHead {
  id: number;
  /** Share of the shorter head's weight, from 0 to 1. */
  share: number;
  /** One line of text. */
  explanation: string;
}

/**
 * Candidates whose share is computed per result, because ordering by share differs from the ordering by weight that
 * found them.
 */
const CANDIDATES_A_RESULT = 3;
/** Share of the shorter head below which two bills are only about the same subject. */
export const MIN_HEAD_SIMILARITY = 0.5;
/** Share of the longer head that counts as nearly the same. */
const NEARLY_SAME = 0.85;

type FingerprintsOf = (
  ids: readonly number[],
) => ReadonlyMap<number, Fingerprint> | Promise<ReadonlyMap<number, Fingerprint>>;

/**
 * Ranks the bills with the most similar titles and summaries: rare runs of three words, by the share of the shorter
 * head.
 * @param getFingerprints loads the head fingerprints of candidates from storage
 */
export async function rankHeads(
  index: FingerprintIndex,
  query: WeighedBill,
  getFingerprints: FingerprintsOf,
  limit: number,
): Promise<RankedHead[]> {
  const weights = inverseFrequency(index.size, MAX_BILLS_OF_HEAD);
  const { fingerprint, id } = query;
  const candidates = index.findCandidates({ fingerprint, weights, except: id, limit: limit * CANDIDATES_A_RESULT });
  const fingerprints = await getFingerprints(candidates.map((candidate) => candidate.id));
  return [...fingerprints]
    .map(([candidateId, own]): RankedHead => {
      const weight = weighSharing(index, weights, query, { id: candidateId, fingerprint: own });
      return { id: candidateId, share: weight.share, explanation: describeHead(weight) };
    })
    .sort((a, b) => b.share - a.share || a.id - b.id)
    .slice(0, limit);
}

/** Describes a match. The share refers to the shorter head, which may be a small part of the longer one. */
function describeHead({ shared, left, right }: SharedWeight): string {
  return shared >= NEARLY_SAME * Math.max(left, right)
    ? 'Nearly the same title and summary'
    : 'Title and summary share much of their wording';
}
