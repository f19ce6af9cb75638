import { fingerprintText, getShingles, TEXT_SHINGLE } from './fingerprint.ts';
import type { Candidate, FingerprintIndex } from './fingerprint-index.ts';

export interface PassageCandidates {
  /** Texts that may contain the passage, best matches first. */
  candidates: Candidate[];
  /**
   * Approximate number of texts with at least half of its wording; a passage in very many texts is standard wording.
   */
  documents: number;
}

/** Share of the expected shingles; a text with fewer contains at most a sentence of the passage. */
const MIN_SHARE = 0.08;
const HALF = 0.5;
/** Common wording counts too, because a search for a passage includes it. */
const EQUAL = { maxBills: Number.POSITIVE_INFINITY, of: () => 1 };

/**
 * Finds texts in an index of `fingerprintText` that may contain a passage, given as hashes of its words. It looks up
 * every shingle of the passage, because edits change which of them a text keeps.
 * @param except the text that the passage was taken from, which is neither returned nor counted
 */
export function findPassageCandidates(
  index: FingerprintIndex,
  passage: Uint32Array,
  limit: number,
  except?: number,
): PassageCandidates {
  const fingerprint = Uint32Array.from(new Set(getShingles(passage, TEXT_SHINGLE)));
  // Number of these shingles that a text with the whole passage keeps.
  const whole = fingerprintText([passage]).length;
  const found = index
    .findCandidates({ fingerprint, weights: EQUAL, limit: Number.POSITIVE_INFINITY })
    .filter(({ id, shared }) => id !== except && shared >= whole * MIN_SHARE);
  return {
    candidates: found.slice(0, limit),
    documents: found.filter(({ shared }) => shared >= whole * HALF).length,
  };
}
