/** Titles and starts of summaries with positions, by document, for computing `ts_rank`. */
export interface Heads {
  /** Document `i` has the entries from `starts[i]` to before `starts[i + 1]`. */
  starts: Uint32Array;
  /** By entry: number of its lexeme. */
  lexemes: Uint32Array;
  /** By entry: index of its first position. */
  positionStarts: Uint32Array;
  /** Two bytes each, low byte first: weight and position as stored by PostgreSQL. */
  positions: Uint8Array;
}
