import { alignWords, type Alignment } from './align-words.ts';
import { classifySharing, describeSharing, type SharingKind } from './describe-sharing.ts';
import { type Fingerprint, fingerprintText } from './fingerprint.ts';
import type { FingerprintIndex } from './fingerprint-index.ts';
import { type SectionStart, sharedSections } from './shared-sections.ts';
import { weighSharing } from './weigh-sharing.ts';
import { DISTINCTIVE } from './weights.ts';

/** A bill's text as it is compared. */
export interface BillText {
  /** Where it is indexed. */
  id?: number | undefined;
  /** What it is called in the explanation: `US HR 1`. */
  name: string;
  /** Hashes of its words. */
  words: Uint32Array;
  sections: readonly SectionStart[];
  fingerprint: Fingerprint;
}

export interface SharedText {
  kind: SharingKind;
  /** In one line. */
  explanation: string;
  alignment: Alignment;
  /** What results are ordered by, from 0 to 1. */
  distinctiveShare: number;
}

export function billText(name: string, words: Uint32Array, sections: readonly SectionStart[], id?: number): BillText {
  return { id, name, words, sections, fingerprint: fingerprintText([words]) };
}

/** What a candidate shares with a bill; null where that is scattered phrases. */
export function compareBills(index: FingerprintIndex, left: BillText, right: BillText): SharedText | null {
  const { share } = weighSharing(index, DISTINCTIVE, left, right);
  const alignment = alignWords(left.words, right.words);
  const sharing = {
    left: left.name,
    right: right.name,
    leftShare: alignment.leftShare,
    rightShare: alignment.rightShare,
    distinctiveness: distinctivenessOf(index, alignment, left, right),
    longestWords: alignment.longestWords,
    sections: sharedSections(alignment, right.sections, right.words.length),
  };
  const kind = classifySharing(sharing);
  if (kind === null) return null;
  return { kind, explanation: describeSharing(kind, sharing), alignment, distinctiveShare: share };
}

/** Passages that are asked for it; what is distinctive is seldom the sixth longest alone. */
const PASSAGES_WEIGHED = 5;

/** Of the most distinctive of the longest passages: beside it two long bills share standard wording in many places. */
function distinctivenessOf(index: FingerprintIndex, { passages }: Alignment, left: BillText, right: BillText): number {
  const longest = passages.toSorted((a, b) => b.words - a.words).slice(0, PASSAGES_WEIGHED);
  return longest.reduce((most, { leftFrom, leftTo }) => {
    const fingerprint = fingerprintText([left.words.subarray(leftFrom, leftTo)]);
    return Math.max(most, weighSharing(index, DISTINCTIVE, { id: left.id, fingerprint }, right).perShingle);
  }, 0);
}
