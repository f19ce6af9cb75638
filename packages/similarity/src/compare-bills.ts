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
    distinctiveShare: share,
    longestWords: alignment.longestWords,
    sections: sharedSections(alignment, right.sections, right.words.length),
  };
  const kind = classifySharing(sharing);
  if (kind === null) return null;
  return { kind, explanation: describeSharing(kind, sharing), alignment, distinctiveShare: share };
}
