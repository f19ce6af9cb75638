import { alignWords, type Alignment } from './align-words.ts';
import { classifySharing, describeSharing, type SharingKind } from './describe-sharing.ts';
import { type Fingerprint, fingerprintText } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import { type SectionStart, sharedSections } from './shared-sections.ts';
import { weighSharing } from './weigh-sharing.ts';
import { DISTINCTIVE } from './weights.ts';

/** A bill's text, prepared for comparison. */
export interface BillText {
  /** Id in the index, if the bill is indexed. */
  id?: number | undefined;
  /** Name in the explanation: `US HR 1`. */
  name: string;
  /** Hashes of the words. */
  words: Uint32Array;
  sections: readonly SectionStart[];
  fingerprint: Fingerprint;
}

export interface SharedText {
  kind: SharingKind;
  /** One line of text. */
  explanation: string;
  alignment: Alignment;
  /** Sort key of results, from 0 to 1. */
  distinctiveShare: number;
}

export function billText(name: string, words: Uint32Array, sections: readonly SectionStart[], id?: number): BillText {
  return { id, name, words, sections, fingerprint: fingerprintText([words]) };
}

/** Compares a candidate with a bill; null if they share only scattered phrases. */
export function compareBills(index: FingerprintIndex, left: BillText, right: BillText): SharedText | null {
  const { share } = weighSharing(index, DISTINCTIVE, left, right);
  const alignment = alignWords(left.words, right.words);
  const sharing = {
    left: left.name,
    right: right.name,
    leftShare: alignment.leftShare,
    rightShare: alignment.rightShare,
    distinctiveness: getDistinctiveness(index, alignment, left, right),
    longestWords: alignment.longestWords,
    sections: sharedSections(alignment, right.sections, right.words.length),
  };
  const kind = classifySharing(sharing);
  if (kind === null) return null;
  return { kind, explanation: describeSharing(kind, sharing), alignment, distinctiveShare: share };
}

/** Number of longest passages weighed, because a distinctive passage is rarely only the sixth longest. */
const PASSAGES_WEIGHED = 5;

/**
 * Returns the distinctiveness of the most distinctive of the longest passages, because two long bills also share
 * standard wording in many places.
 */
function getDistinctiveness(index: FingerprintIndex, { passages }: Alignment, left: BillText, right: BillText): number {
  const longest = passages.toSorted((a, b) => b.words - a.words).slice(0, PASSAGES_WEIGHED);
  return longest.reduce((max, { leftFrom, leftTo }) => {
    const fingerprint = fingerprintText([left.words.subarray(leftFrom, leftTo)]);
    return Math.max(max, weighSharing(index, DISTINCTIVE, { id: left.id, fingerprint }, right).perShingle);
  }, 0);
}
