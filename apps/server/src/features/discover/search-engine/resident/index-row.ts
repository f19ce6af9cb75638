/** Content of the index tables for a document, with vectors in PostgreSQL's binary form. */
export interface IndexRow {
  documentId: number;
  combinationId: number;
  typeNumber: number;
  introducedTs: number | null;
  lastUpdatedTs: number | null;
  isSplit: boolean;
  /** Vector of `doc_search`, or those of `doc_search_part`. */
  lexemes: readonly Buffer[];
  head: Buffer;
  /** `terms` of each passage. */
  passages: readonly Buffer[];
}
