import type { AnalysedField } from '@rotunda/analysis';
import type { BillType, Chamber, DocumentType, GenericStatus, UnixSeconds } from '@rotunda/domain';

/**
 * The tree of a parsed query. It is already analysed: leaves hold index terms, so that the search engine, the
 * percolator and the highlighter need no analyzer and cannot disagree.
 *
 * Semantics (the reference is `evaluate`):
 * - A leaf holds in a document if it holds in one stream whose field it covers. `field: null` covers title, summary,
 *   text and bill.
 * - A word has alternatives (English stem, French stem, …): it stands at a position if any of them does.
 * - A phrase holds if its words stand at consecutive positions of one stream.
 * - `near` holds if a match of `left` and a match of `right` in one stream do not overlap and have at most
 *   `distance - 1` words between them (`a w/1 b` is adjacent); `ordered` asks for left before right. Operands are words, phrases, prefixes or a
 *   disjunction of these.
 * - `and`, `or`, `not` are decided for the whole document; `all` holds always.
 * - A prefix stands at a position if a term there begins with `prefixLexeme(prefix)`.
 *
 * No leaf and no `near` reaches over more than `QUERY_LIMITS.spanWords` words, so passages that overlap by that many
 * lose nothing.
 */
export type QueryNode =
  | { kind: 'all' }
  | { kind: 'and'; children: QueryNode[] }
  | { kind: 'or'; children: QueryNode[] }
  | { kind: 'not'; child: QueryNode }
  | { kind: 'near'; field: AnalysedField | null; left: SpanNode; right: SpanNode; distance: number; ordered: boolean }
  | LeafNode;

export type LeafNode = WordNode | PrefixNode | PhraseNode;

export interface WordNode {
  kind: 'word';
  field: AnalysedField | null;
  /** Index terms, any of which satisfies the word; never empty. */
  terms: string[];
  /** The word as typed: for printing and explaining only, of no meaning to matching. Citations have none. */
  written?: string;
}

export interface PrefixNode {
  kind: 'prefix';
  field: AnalysedField | null;
  /** At least 3 characters, folded like a word but not stemmed: compared with the unstemmed terms (see analysis). */
  prefix: string;
}

export interface PhraseNode {
  kind: 'phrase';
  field: AnalysedField | null;
  /** Two or more places; each a set of alternative terms or a prefix. */
  words: PhraseWord[];
}
export type PhraseWord = { terms: string[]; written?: string } | { prefix: string };

/** What may stand on either side of `w/n` and `pre/n`. The field is that of the `near` node, whatever the leaves say. */
export type SpanNode = LeafNode | { kind: 'or'; children: SpanNode[] };

export interface QueryFault {
  /** Stable, for tests and translations: `unclosed-quote`, `unclosed-parenthesis`, `prefix-too-short` … */
  code: string;
  /** UTF-16 offset of the fault in the text as typed, and how far it reaches. */
  position: number;
  length: number;
  /** A plain sentence: what is wrong and what to do. */
  message: string;
}

export type ParseResult =
  | { ok: true; query: QueryNode; /** What was understood, in words. */ explanation: string }
  | { ok: false; fault: QueryFault };

/**
 * What a search asks of a document besides its words. Absent or empty = no restriction. Every list is a disjunction.
 * The same object is a WHERE clause in the search engine, a packed row in the percolator, and a plain predicate in
 * `matchesFilters`; property tests hold the three together.
 */
export interface DocumentFilters {
  documentTypes?: DocumentType[];
  /** `us`, `us-ca`, `ca`. */
  isoCodes?: string[];
  genericStatuses?: GenericStatus[];
  chambers?: Chamber[];
  billTypes?: BillType[];
  /** true: only bills of sessions that have not ended. Concerns Legislation only; other types pass. */
  activeSessions?: boolean;
  regDocumentTypes?: string[];
  researchDocumentTypes?: string[];
  socialPlatforms?: string[];
  stakeholderTypes?: string[];
  /** Inclusive bounds. A document without the date does not pass a filter on it. */
  introduced?: { fromTs?: UnixSeconds; toTs?: UnixSeconds };
  lastUpdated?: { fromTs?: UnixSeconds; toTs?: UnixSeconds };
}

/** One passage a query matched, as offsets into the text of the stream. */
export interface MatchSpan {
  /** Which of the document's streams, and its field. */
  streamIndex: number;
  field: AnalysedField;
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
  /** The leaf of the tree that stands here. */
  leaf: LeafNode;
}

/**
 * The facts of a document that filters read. A filter that belongs to one document type (bill status, regulation
 * type …) restricts only documents of the types that have that fact, as the Discover screen shows them side by side.
 */
export interface DocumentFacets {
  documentType: DocumentType;
  isoCode: string | null;
  genericStatus: GenericStatus | null;
  chamber: Chamber | null;
  billType: BillType | null;
  sessionActive: boolean | null;
  regDocumentType: string | null;
  researchDocumentType: string | null;
  socialPlatform: string | null;
  stakeholderType: string | null;
  introducedTs: UnixSeconds | null;
  lastUpdatedTs: UnixSeconds | null;
}
