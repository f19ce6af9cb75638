import { exactWords } from './plain-words.ts';
import { QueryError } from './query-error.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import type { QueryToken } from './query-token.ts';
import type { QueryNode } from './types.ts';

/** A name in lower case with a space after it begins a title of at least this many words; shorter ones are searches. */
const TITLE_WORDS = 5;
/** What a copied text consists of; in capitals, also AND, OR and NOT. */
const OF_TEXT: ReadonlySet<QueryToken['kind']> = new Set([
  'plain',
  'quote',
  'open',
  'close',
  'field',
  'citation',
  'end',
] as const);
const OF_CAPITALS: ReadonlySet<QueryToken['kind']> = new Set([...OF_TEXT, 'and', 'or', 'not']);

/**
 * Whether a text in which a name of a field occurs may be copied from a document, such as the title `Summary: Clean Water
 * Rules`. A search for a field is typed without a space (`title:water`) or is short (`title: water`).
 */
export function isCopied(text: string, tokens: readonly QueryToken[]): boolean {
  const allowed = /\p{Ll}/u.test(text) ? OF_TEXT : OF_CAPITALS;
  if (!tokens.every((token) => allowed.has(token.kind) && !isOperated(token))) return false;
  const words = text.match(/\S+/g)?.length ?? 0;
  return tokens.some(
    ({ kind, start, end }) =>
      kind === 'field' && (/\p{Lu}/u.test(text[start] ?? '') || (/\s/.test(text[end] ?? '') && words >= TITLE_WORDS)),
  );
}

function isOperated(token: QueryToken): boolean {
  return (token.kind === 'plain' && token.starred) || (token.kind === 'quote' && token.slop !== null);
}

/** Returns the phrase that finds what the text was copied from: all of it, or as much as a phrase may have. */
export function copiedPhrase(text: string): QueryNode | null {
  try {
    return exactWords(
      Array.from(text.matchAll(/\S+/g), String)
        .slice(0, QUERY_LIMITS.spanWords / 2)
        .join(' '),
      0,
    );
  } catch (error) {
    if (error instanceof QueryError) return null;
    throw error;
  }
}
