import type { AnalyzedField } from '@rotunda/analysis';

interface Placed {
  /** UTF-16 offsets into the text as typed, end exclusive. */
  start: number;
  end: number;
}

export type QueryToken = Placed &
  (
    | { kind: 'open' | 'close' | 'all' | 'boolean' | 'end' }
    /** `isSign` for `&&`, `|`, `-` and `!`, which are punctuation where they join or exclude nothing. */
    | { kind: 'and' | 'or' | 'not'; isSign: boolean }
    /** `isWord` if it is a word where it joins nothing. */
    | { kind: 'near'; distance: number; ordered: boolean; isWord: boolean }
    /**
     * `inner` is the text between the quotation marks; it begins one unit after `start`. `slop` is the number after `~`,
     * if there is one.
     */
    | { kind: 'quote'; inner: string; slop: number | null }
    /** A quotation mark that is never closed. */
    | { kind: 'stray-quote' }
    /** A run of characters without spaces; `starred` if it contains a `*`. */
    | { kind: 'plain'; starred: boolean }
    | { kind: 'citation'; term: string }
    | { kind: 'field'; field: AnalyzedField }
  );
