import { fingerprintText, shinglesOf, TEXT_SHINGLE } from './fingerprint.ts';
import type { Candidate, FingerprintIndex } from './fingerprint-index.ts';

export interface PassageCandidates {
  /** The texts that may carry the passage, those with most of it first. */
  candidates: Candidate[];
  /** Texts that have at least half of its wording, about: what very many have is standard wording. */
  documents: number;
}

/** A text without these has at most a sentence of the passage. */
const LEAST_SHARE = 0.08;
const HALF = 0.5;
/** What many have is looked for too: whoever asks where a passage stands means also that. */
const EQUAL = { mostBills: Number.POSITIVE_INFINITY, of: () => 1 };

/**
 * Texts of an index of `fingerprintText` that may carry a passage, given as the hashes of its words. Asked with every
 * shingle of the passage, because edits change which of them are kept.
 * @param except the text it was taken from, which is neither found nor counted
 */
export function findPassageCandidates(
  index: FingerprintIndex,
  passage: Uint32Array,
  limit: number,
  except?: number,
): PassageCandidates {
  const fingerprint = Uint32Array.from(new Set(shinglesOf(passage, TEXT_SHINGLE)));
  // So many of them a text keeps that has the whole passage.
  const whole = fingerprintText([passage]).length;
  const found = index
    .findCandidates({ fingerprint, weights: EQUAL, limit: Number.POSITIVE_INFINITY })
    .filter(({ id, shared }) => id !== except && shared >= whole * LEAST_SHARE);
  return {
    candidates: found.slice(0, limit),
    documents: found.filter(({ shared }) => shared >= whole * HALF).length,
  };
}
