/** Calendar date, `YYYY-MM-DD`. */
export type IsoDate = string;
/** Seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** ISO 639-1 code. */
export type Language = 'en' | 'fr';

/** Fields of every record, regardless of kind. */
export interface RecordIdentity {
  /**
   * Deterministic readable id of the entity that the facts are about, e.g. `us-119-hr-1` (ARCHITECTURE: identity of
   * things).
   */
  fusionId: string;
  /**
   * Part of the entity that this upstream record covers (`main`, `actions`, `cosponsors`, `social` …). Facts are stored
   * per source, entity and part, so two upstream files about one bill do not overwrite each other.
   */
  part: string;
  /** When the publisher last changed the record; decides which of two copies of a part is newer. */
  sourceUpdatedTs?: UnixSeconds;
  /** Page that users can open. */
  sourceUrl?: string;
  /**
   * Sentences that say where statements about the record's identity or content contradict each other; shown with the
   * vote, or with the sources of the document.
   */
  contradictions?: string[];
  /** Upstream fields that the mapping does not know; stored and shown under provenance. */
  extra?: Record<string, unknown>;
}
