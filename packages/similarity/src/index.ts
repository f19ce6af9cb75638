export { type BillText, billText, compareBills, type SharedText } from './compare-bills.ts';
export { type Alignment, alignWords, type Passage, MIN_PASSAGE_WORDS } from './align-words.ts';
export {
  classifySharing,
  describeSharing,
  MIN_DISTINCTIVENESS,
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
export { CARRIED_SHARE, type CarriedPassage, PassageWatches, MIN_WATCHED_WORDS } from './passage-watches.ts';
export { readWords, TermHashes, wordAt, type Words, wordsOfStream } from './read-words.ts';
export { MIN_HEAD_SIMILARITY, type RankedHead, rankHeads } from './rank-heads.ts';
export { type SectionStart, sharedSections } from './shared-sections.ts';
export { type SharedWeight, type WeighedBill, weighSharing } from './weigh-sharing.ts';
export { DISTINCTIVE, inverseFrequency, MAX_BILLS_OF_HEAD, MAX_BILLS_OF_TEXT, type Weights } from './weights.ts';
