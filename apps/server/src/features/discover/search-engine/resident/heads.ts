/** Titles and beginnings of summaries with positions, by document: what `ts_rank` adds up. */
export interface Heads {
  /** Entries of document `i` are those from `starts[i]` up to `starts[i + 1]`. */
  starts: Uint32Array;
  /** By entry: the number of its lexeme. */
  lexemes: Uint32Array;
  /** By entry: where its positions begin. */
  positionStarts: Uint32Array;
  /** Two bytes each, the lower first: weight and place as PostgreSQL keeps them. */
  positions: Uint8Array;
}
