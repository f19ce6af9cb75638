import type { QueryToken } from './query-token.ts';

/** A replacement for the typed characters, as the label of a button and the text. */
export type Offer = [label: string, replacement: string];

/** Tokens by their offset, and the kinds that occur. */
export interface TokenIndex {
  at: ReadonlyMap<number, QueryToken>;
  kinds: ReadonlySet<QueryToken['kind']>;
  /** Whether documents with the whole text as typed are found, too (`isCopied`). */
  isCopied: boolean;
}

/** Something typed by habit from another search engine that means something else here. */
export interface Habit {
  code: string;
  /** Matches what was typed; quoted phrases are masked. */
  pattern: RegExp;
  /** Returns what to say and offer; null if the characters mean nothing else. */
  hint(found: RegExpExecArray, tokens: TokenIndex): { message: string; offers: Offer[] } | null;
}
