import type { AnalyzedField } from '@rotunda/analysis';
import type { BillType, Chamber, DocumentType, GenericStatus, UnixSeconds } from '@rotunda/domain';

/**
 * Tree of a parsed query. It is already analyzed: leaves contain index terms, so that the search engine, the percolator
 * and the highlighter need no analyzer and cannot disagree.
 *
 * Semantics (the reference is `evaluate`):
 * - A leaf holds in a document if it holds in one stream whose field it covers. `field: null` covers title, summary,
 *   text and bill.
 * - A word has alternatives (English stem, French stem, …): it occurs at a position if any of them does.
 * - A phrase holds if its words occur at consecutive positions of one stream.
 * - `near` holds if a match of `left` and a match of `right` in one stream do not overlap and have at most `distance -
 *   1` words between them (`a w/1 b` is adjacent); `ordered` requires left before right. Operands are words, phrases,
 *   prefixes or a disjunction of these.
 * - `and`, `or`, `not` are decided for the whole document; `all` always holds.
 * - A prefix occurs at a position if a term there begins with `prefixLexeme(prefix)`.
 *
 * No leaf and no `near` spans more than `QUERY_LIMITS.spanWords` words, so passages that overlap by that many words
 * miss no match.
 */
export type QueryNode =
  | { kind: 'all' }
  | { kind: 'and'; children: QueryNode[] }
  | { kind: 'or'; children: QueryNode[] }
  | { kind: 'not'; child: QueryNode }
  | { kind: 'near'; field: AnalyzedField | null; left: SpanNode; right: SpanNode; distance: number; ordered: boolean }
  | LeafNode;

export type LeafNode = WordNode | PrefixNode | PhraseNode;

export interface WordNode {
  kind: 'word';
  field: AnalyzedField | null;
  /** Index terms, any of which satisfies the word; never empty. */
  terms: string[];
  /** The word as typed, used only for printing and explaining, never for matching. Absent for citations. */
  written?: string;
}

export interface PrefixNode {
  kind: 'prefix';
  field: AnalyzedField | null;
  /** At least 3 characters, folded like a word but not stemmed; compared with the unstemmed terms (see analysis). */
  prefix: string;
}

export interface PhraseNode {
  kind: 'phrase';
  field: AnalyzedField | null;
  /** Two or more places, each a set of alternative terms or a prefix. */
  words: PhraseWord[];
}
export type PhraseWord = { terms: string[]; written?: string } | { prefix: string };

/** Operand on either side of `w/n` and `pre/n`. The `near` node's field applies, regardless of the leaves' fields. */
export type SpanNode = LeafNode | { kind: 'or'; children: SpanNode[] };

export interface QueryProblem {
  /** Stable code for tests and translations: `unclosed-quote`, `unclosed-parenthesis`, `prefix-too-short` … */
  code: string;
  /** UTF-16 offset and length of the fault in the text as typed. */
  position: number;
  length: number;
  /** A plain sentence that says what is wrong and what to do. */
  message: string;
}

export type ParseResult =
  | { ok: true; query: QueryNode; /** Explanation of the query in words. */ explanation: string }
  | { ok: false; fault: QueryProblem };

/**
 * What a search requires of a document besides its words. Absent or empty means no restriction, and a list matches any
 * of its values. The same object becomes a WHERE clause in the search engine, a packed row in the percolator, and a
 * plain predicate in `matchesFilters`; property tests ensure that the three agree.
 */
export interface DocumentFilters {
  documentTypes?: DocumentType[];
  /** Lowercase codes: `us`, `us-ca`, `ca`. */
  isoCodes?: string[];
  genericStatuses?: GenericStatus[];
  chambers?: Chamber[];
  billTypes?: BillType[];
  /** If true, only bills of sessions that have not ended. Applies only to Legislation; other types pass. */
  activeSessions?: boolean;
  regDocumentTypes?: string[];
  researchDocumentTypes?: string[];
  socialPlatforms?: string[];
  stakeholderTypes?: string[];
  /** Inclusive bounds. A document without the date does not pass. */
  introduced?: { fromTs?: UnixSeconds; toTs?: UnixSeconds };
  lastUpdated?: { fromTs?: UnixSeconds; toTs?: UnixSeconds };
}

/** One passage that a query matched, as offsets into the text of its stream. */
export interface MatchSpan {
  /** Index of the stream in the document, and its field. */
  streamIndex: number;
  field: AnalyzedField;
  /** UTF-16 offsets, end exclusive. */
  start: number;
  end: number;
  /** Leaf of the tree that matched here. */
  leaf: LeafNode;
}

/**
 * Values of a document that filters read. A type-specific filter (bill status, regulation type …) restricts only
 * documents of the types it applies to, because the Discover screen shows them side by side.
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
