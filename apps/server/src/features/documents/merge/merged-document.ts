import type {
  BillRecord,
  BillStatus,
  Chamber,
  CommitteeRecord,
  DocumentType,
  GenericStatus,
  HearingRecord,
  IsoDate,
  NewsRecord,
  PartyName,
  PersonRecord,
  PresidentialActionRecord,
  RegulationRecord,
  ResearchRecord,
  SocialPostRecord,
  SourceRecord,
  UnixSeconds,
  VoteRecord,
} from '@rotunda/domain';

/** One stored row of facts, as input of the merge. */
export interface FactRow<R extends SourceRecord = SourceRecord> {
  source: string;
  part: string;
  record: R;
  sourceUrl: string | null;
  sourceUpdatedTs: UnixSeconds | null;
  fetchedTs: UnixSeconds;
}

/** A source and the fields it supplied. */
export interface Provenance {
  source: string;
  part: string;
  sourceUrl: string | null;
  sourceUpdatedTs: UnixSeconds | null;
  fetchedTs: UnixSeconds;
  fields: string[];
  /** Where the source's record contradicts itself; absent from rows stored before this was known. */
  contradictions?: string[];
}

/** Facts after the merge: everything a page shows, without the identity, which lives in columns. */
type Merged<R> = Omit<
  R,
  'fusionId' | 'part' | 'extra' | 'sourceUpdatedTs' | 'sourceUrl' | 'alsoKnownAs' | 'contradictions'
>;
/** What one source states about the progress of a bill, with the day of the newest action it knows. */
export interface StatedProgress {
  status?: BillStatus;
  chamber?: Chamber;
  asOf?: IsoDate;
}

/** `status` and `chamber` are computed from all facts; `stated` is what a source says. */
export type BillFacts = Merged<BillRecord> & { stated?: StatedProgress };
export type RegulationFacts = Merged<RegulationRecord>;
export type PersonFacts = Merged<PersonRecord>;
export type CommitteeFacts = Merged<CommitteeRecord>;
export type HearingFacts = Merged<HearingRecord>;
export type PresidentialActionFacts = Merged<PresidentialActionRecord>;
export type ResearchFacts = Merged<ResearchRecord>;
/**
 * Facts with an optional text, because the merge drops an empty one. A post with only a headline or a picture has no
 * text.
 */
type MergedWords<R extends { text: string }> = Omit<Merged<R>, 'text'> & { text?: string };
export type NewsFacts = MergedWords<NewsRecord>;
export type SocialPostFacts = MergedWords<SocialPostRecord>;
export type VoteFacts = Merged<VoteRecord>;
export type DocumentFacts =
  | BillFacts
  | RegulationFacts
  | PersonFacts
  | CommitteeFacts
  | HearingFacts
  | PresidentialActionFacts
  | ResearchFacts
  | NewsFacts
  | SocialPostFacts;

/** A document as it is written: the columns for lists and filters, and the facts a page shows. */
export interface MergedDocument {
  fusionId: string;
  documentType: DocumentType;
  isoCode: string | null;
  localityExternalId: string | null;
  title: string;
  /** Plain text. */
  summary: string | null;
  status: BillStatus | null;
  genericStatus: GenericStatus | null;
  progress: string | null;
  chamber: Chamber | null;
  originatingChamber: Chamber | null;
  billType: string | null;
  session: string | null;
  sessionName: string | null;
  sessionEndOn: IsoDate | null;
  sessionActive: boolean | null;
  regDocumentType: string | null;
  researchDocumentType: string | null;
  socialPlatform: string | null;
  stakeholderType: string | null;
  byline: string | null;
  /** For people, the next day on which their current role may change. */
  rolesChangeOn: IsoDate | null;
  /** For people, their party by Rotunda's own party name. */
  party: PartyName | null;
  introducedOn: IsoDate | null;
  publicationDate: IsoDate | null;
  commentEndDate: IsoDate | null;
  lastActionOn: IsoDate | null;
  lastActionText: string | null;
  /** Whether a bill came to its status after its last action, on a day that no source gives. */
  isStatusUndated: boolean;
  lastUpdatedTs: UnixSeconds | null;
  /** Page of the document on its publisher's site. */
  sourceUrl: string | null;
  facts: DocumentFacts;
  provenance: Provenance[];
}

/** Every column empty; each merge fills in the columns of its type. */
export const EMPTY_COLUMNS = {
  isoCode: null,
  localityExternalId: null,
  summary: null,
  status: null,
  genericStatus: null,
  progress: null,
  chamber: null,
  originatingChamber: null,
  billType: null,
  session: null,
  sessionName: null,
  sessionEndOn: null,
  sessionActive: null,
  regDocumentType: null,
  researchDocumentType: null,
  socialPlatform: null,
  stakeholderType: null,
  byline: null,
  rolesChangeOn: null,
  party: null,
  introducedOn: null,
  publicationDate: null,
  commentEndDate: null,
  lastActionOn: null,
  lastActionText: null,
  isStatusUndated: false,
  lastUpdatedTs: null,
  sourceUrl: null,
} as const satisfies Partial<MergedDocument>;

/** Time of the merge, as far as the result depends on it. */
export interface MergeContext {
  /** Today in UTC, which decides whether a session has ended. */
  today: IsoDate;
  /** Current time in milliseconds, which decides which roles a person currently holds. */
  nowMs: number;
}
