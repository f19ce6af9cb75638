/** `YYYY-MM-DD`. */
export type IsoDate = string;
/** Seconds since 1970-01-01T00:00:00Z. */
export type UnixSeconds = number;
/** ISO 639-1. */
export type Language = 'en' | 'fr';

/** What each record carries whatever its kind. */
export interface RecordIdentity {
  /** Deterministic readable id of the entity the facts are about, e.g. `us-119-hr-1` (ARCHITECTURE: identity of things). */
  fusionId: string;
  /**
   * Which part of the entity this upstream record tells (`main`, `actions`, `cosponsors`, `social` …). Facts are stored
   * once for each source, entity and part, so two upstream files about one bill do not overwrite each other.
   */
  part: string;
  /** When the publisher says the record last changed; decides which of two copies of one part is newer. */
  sourceUpdatedTs?: UnixSeconds;
  /** A page a person can open. */
  sourceUrl?: string;
  /** Upstream fields the mapping does not know, kept and shown under provenance. */
  extra?: Record<string, unknown>;
}
