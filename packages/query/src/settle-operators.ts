import { QueryError } from './query-error.ts';
import type { QueryToken } from './query-token.ts';

const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** Words that make NOT a word in a text in capitals: `SHALL NOT APPLY`, `NOT LATER THAN`. */
const BEFORE_NOT = new Set(
  'SHALL MAY MUST WILL CAN COULD SHOULD WOULD DO DOES DID IS ARE WAS WERE HAS HAVE'.split(' '),
);
const AFTER_NOT = new Set('LATER EARLIER LESS FEWER MORE ONLY TO BE EXCEED OTHERWISE LIMITED'.split(' '));
/** A text in capitals of at least this many words is a title rather than a search with operators. */
const TITLE_WORDS = 4;
/** The same for a text with numbers. */
const LONG_TITLE_WORDS = 5;

const ENDS_OPERAND: ReadonlySet<QueryToken['kind']> = new Set(['plain', 'quote', 'close', 'all', 'citation']);
const BEGINS_OPERAND: ReadonlySet<QueryToken['kind']> = new Set([
  'plain',
  'quote',
  'open',
  'all',
  'citation',
  'field',
  'not',
] as const);
const OPERATORS: ReadonlySet<QueryToken['kind']> = new Set(['and', 'or', 'not', 'near', 'field', 'boolean']);

/**
 * Decides what depends on the tokens around: signs that join nothing are punctuation, proximity operators that are also
 * words are words where they join nothing, and NOT is a word in a title in capitals. Without operators, quotation marks
 * and parentheses without a partner are punctuation too, so that any pasted text can be searched for.
 *
 * @throws QueryError for an unclosed quotation mark beside operators, where it decides what they apply to
 */
export function settleOperators(text: string, tokens: readonly QueryToken[]): QueryToken[] {
  const settled = settleJoins(text, withWordNot(text, withoutSymbolGroups(text, tokens)));
  if (!settled.some(({ kind }) => OPERATORS.has(kind))) return withoutStrays(text, settled);
  const stray = settled.find(({ kind }) => kind === 'stray-quote');
  if (stray !== undefined) throw new QueryError('unclosed-quote', stray.start, 1);
  return settled;
}

function getWord(text: string, token: QueryToken | undefined): string {
  return token?.kind === 'plain' ? text.slice(token.start, token.end) : '';
}

/** Whether the token is punctuation without a word, which joins nothing. */
function isPunctuation(text: string, token: QueryToken): boolean {
  return token.kind === 'plain' && !WORD_CHARACTER.test(text.slice(token.start, token.end));
}

/** Drops parentheses around nothing but symbols: `Amount ($) | Total ($)`. */
function withoutSymbolGroups(text: string, tokens: readonly QueryToken[]): readonly QueryToken[] {
  const kept: QueryToken[] = [];
  for (const token of tokens) {
    const last = kept.findLastIndex((before) => !isPunctuation(text, before));
    if (token.kind === 'close' && kept[last]?.kind === 'open' && last < kept.length - 1) kept.length = last;
    else kept.push(token);
  }
  return kept;
}

function toPlain({ start, end }: QueryToken): QueryToken {
  return { kind: 'plain', starred: false, start, end };
}

function withWordNot(text: string, tokens: readonly QueryToken[]): readonly QueryToken[] {
  if (!tokens.some((token) => token.kind === 'not' && !token.isSign)) return tokens;
  const isTitle = isTitleInCapitals(text, tokens);
  return tokens.map((token, i) => {
    if (token.kind !== 'not' || token.isSign) return token;
    const isWord =
      BEFORE_NOT.has(getWord(text, tokens[i - 1])) || AFTER_NOT.has(getWord(text, tokens[i + 1])) || isTitle;
    const isLast = tokens[i + 1]?.kind === 'close' && isInCapitals(text);
    return isWord || isLast ? toPlain(token) : token;
  });
}

/** Whether it may be copied from a title in capitals: without digits, because `OR SB 1` is a bill of Oregon, or long. */
function isInCapitals(text: string): boolean {
  return (
    !/\p{Ll}/u.test(text) && (!/\p{N}/u.test(text) || (text.match(/\p{Lu}{2,}/gu)?.length ?? 0) >= LONG_TITLE_WORDS)
  );
}

function isTitleInCapitals(text: string, tokens: readonly QueryToken[]): boolean {
  if (/\p{Ll}/u.test(text)) return false;
  const isQuery = tokens.some(({ kind }) => kind === 'quote' || kind === 'open' || kind === 'near' || kind === 'field');
  const words = tokens.filter((token) => token.kind === 'plain' && !isPunctuation(text, token));
  return !isQuery && words.length >= TITLE_WORDS;
}

function settleJoins(text: string, tokens: readonly QueryToken[]): QueryToken[] {
  const kept: QueryToken[] = [];
  // Words copied from a title in capitals may begin or end with AND or OR.
  const isCapitals = isInCapitals(text);
  let before: QueryToken['kind'] | null = null;
  for (const [i, token] of tokens.entries()) {
    const isDoubtful =
      ((token.kind === 'and' || token.kind === 'or') && (token.isSign || isCapitals)) ||
      (token.kind === 'near' && token.isWord);
    const isJoin: boolean =
      !isDoubtful || (before !== null && ENDS_OPERAND.has(before) && beginsOperand(text, tokens, i + 1));
    const settled: QueryToken = isJoin ? token : toPlain(token);
    kept.push(settled);
    if (!isPunctuation(text, settled)) before = settled.kind;
  }
  return kept;
}

function beginsOperand(text: string, tokens: readonly QueryToken[], from: number): boolean {
  let i = from;
  for (let token = tokens[i]; token !== undefined && isPunctuation(text, token); token = tokens[++i]);
  const kind = tokens[i]?.kind;
  return kind !== undefined && BEGINS_OPERAND.has(kind);
}

/** Drops quotation marks and parentheses without a partner or a word between them. */
function withoutStrays(text: string, tokens: readonly QueryToken[]): QueryToken[] {
  const dropped = new Set<number>();
  const open: { at: number; isEmpty: boolean }[] = [];
  let hasWord = false;
  for (const [i, token] of tokens.entries()) {
    if (token.kind === 'open') open.push({ at: i, isEmpty: true });
    else if (token.kind === 'close') {
      const group = open.pop();
      const outer = open.at(-1);
      if (group === undefined) dropped.add(i);
      else if (group.isEmpty) dropped.add(group.at).add(i);
      else if (outer !== undefined) outer.isEmpty = false;
    } else if (token.kind === 'stray-quote' || (token.kind === 'quote' && !WORD_CHARACTER.test(token.inner)))
      dropped.add(i);
    else if (token.kind !== 'end' && !isPunctuation(text, token)) {
      hasWord = true;
      const group = open.at(-1);
      if (group !== undefined) group.isEmpty = false;
    }
  }
  for (const group of open) dropped.add(group.at);
  // A text without words is rejected with its own fault, which says where.
  return hasWord ? tokens.filter((_, i) => !dropped.has(i)) : tokens.filter(({ kind }) => kind !== 'stray-quote');
}
