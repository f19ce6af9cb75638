export { type BillText, billText, compareBills, type SharedText } from './compare-bills.ts';
export { type Alignment, alignWords, type Passage, SHORTEST_PASSAGE } from './align-words.ts';
export {
  classifySharing,
  describeSharing,
  LEAST_DISTINCTIVE,
  type Sharing,
  type SharingKind,
} from './describe-sharing.ts';
export {
  decodeFingerprint,
  encodeFingerprint,
  type Fingerprint,
  FINGERPRINT_VERSION,
  fingerprintHead,
  fingerprintText,
} from './fingerprint.ts';
export { type Candidate, type CandidateQuery, FingerprintIndex } from './fingerprint-index.ts';
export { findPassageCandidates, type PassageCandidates } from './passage-candidates.ts';
export { type LocatedPassage, locatePassage } from './locate-passage.ts';
export { CARRIED_SHARE, type CarriedPassage, PassageWatches, SHORTEST_WATCHED } from './passage-watches.ts';
export { readWords, TermHashes, wordAt, type Words, wordsOfStream } from './read-words.ts';
export { LEAST_ALIKE_HEAD, type RankedHead, rankHeads } from './rank-heads.ts';
export { type SectionStart, sharedSections } from './shared-sections.ts';
export { type SharedWeight, type WeighedBill, weighSharing } from './weigh-sharing.ts';
export { DISTINCTIVE, inverseFrequency, MOST_BILLS_OF_HEAD, MOST_BILLS_OF_TEXT, type Weights } from './weights.ts';
