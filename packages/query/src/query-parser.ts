import { buildNear, type Operand } from './build-near.ts';
import { buildSloppyPhrase } from './build-sloppy-phrase.ts';
import { isCommonWord } from './common-words.ts';
import { copiedPhrase, isCopied } from './copied-phrase.ts';
import { leadingBillId } from './leading-bill-id.ts';
import { exactWords, plainWords } from './plain-words.ts';
import { QueryError, type QueryErrorCode } from './query-error.ts';
import { QUERY_LIMITS } from './query-limits.ts';
import { withField } from './query-tree.ts';
import { QUOTES, tokenizeQuery } from './tokenize-query.ts';
import type { QueryToken } from './query-token.ts';
import type { QueryNode } from './types.ts';

/** A capitalized field name and the words after it, without operators. */
const COPIED_NAME = new RegExp(`^\\p{Lu}[^*()${QUOTES}]*$`, 'u');

/** Whether the token may occur in a text without operators; excluding a word with a sign does not make it one. */
function isPlainToken(token: QueryToken): boolean {
  if (token.kind === 'not') return token.isSign;
  return token.kind === 'plain' || token.kind === 'quote' || token.kind === 'end';
}

function fail(code: QueryErrorCode, { start, end }: { start: number; end: number }): never {
  throw new QueryError(code, start, end - start);
}

/**
 * Recursive descent parser over the tokens; `depth` bounds the recursion, so that no text overflows the stack. Grammar,
 * loosest first: or → and (`OR` and)*; and → near (`AND`? near)*; near → item (`w/n` item)?; item → `NOT`* field*
 * primary.
 */
export class QueryParser {
  private readonly text: string;
  private readonly tokens: readonly QueryToken[];
  private index = 0;
  private depth = 0;
  private parentheses = 0;
  /** Set inside the scope of `bill:`, where words are first read as legislative ids. */
  private inBill = false;
  /** The text has only words and phrases without operators, so common words are ignored (see `isCommonWord`). */
  private readonly isPlainText: boolean;
  private readonly skipped: string[] = [];
  /** Set before the term after NOT, which is excluded even if it is a common word. */
  private isExcluding = false;
  /** Set after `boolean:`, where a `bill:` without a preceding operator ends the boolean part. */
  private inBoolean = false;

  /** @param keepsCommonWords keeps common words, for a text that has no others */
  constructor(text: string, keepsCommonWords = false) {
    this.text = text;
    this.tokens = tokenizeQuery(text);
    this.isPlainText = !keepsCommonWords && this.tokens.every(isPlainToken);
  }

  /** Parses the whole text. Returns the tree, null if the text has no words, and the ignored common words. */
  parse(): { query: QueryNode | null; skipped: readonly string[] } {
    const query = this.withCopied(this.parseText());
    if (query === null && this.skipped.length > 0) return new QueryParser(this.text, true).parse();
    return { query, skipped: this.skipped };
  }

  /** A text copied from a document finds it, too, whatever names of fields occur in it. */
  private withCopied(query: QueryNode | null): QueryNode | null {
    if (query === null || this.tokens.every((token) => token.kind !== 'field' || this.isReadAsText(token)))
      return query;
    const copied = isCopied(this.text, this.tokens) ? copiedPhrase(this.text) : null;
    return copied === null ? query : { kind: 'or', children: [query, copied] };
  }

  private parseText(): QueryNode | null {
    const parts: QueryNode[] = [];
    for (;;) {
      const token = this.peek();
      if (token.kind === 'end') break;
      if (token.kind === 'close') fail('unopened-parenthesis', token);
      if (token.kind === 'boolean') {
        this.index++;
        this.inBoolean = true;
        const words = this.parseOr();
        if (words === null) fail('empty-boolean', token);
        parts.push(words.node);
        this.inBoolean = false;
        continue;
      }
      const part = this.parseOr();
      if (part === null) this.failOnStrayOperator();
      else parts.push(part.node);
    }
    return this.join('and', parts);
  }

  private peek(): QueryToken {
    return this.tokens[this.index] ?? { kind: 'end', start: this.text.length, end: this.text.length };
  }

  private failOnStrayOperator(): void {
    const token = this.peek();
    if (token.kind === 'or' || token.kind === 'and' || token.kind === 'near') fail('missing-left-operand', token);
  }

  private join(kind: 'and' | 'or', nodes: QueryNode[]): QueryNode | null {
    const [first] = nodes;
    if (first === undefined) return null;
    return nodes.length === 1 ? first : { kind, children: nodes };
  }

  private deeper<T>(token: QueryToken, parse: () => T): T {
    if (++this.depth > QUERY_LIMITS.depth) fail('too-deep', token);
    const result = parse();
    this.depth--;
    return result;
  }

  private parseOr(): Operand | null {
    const first = this.parseAnd();
    if (first === null) {
      this.failOnStrayOperator();
      return null;
    }
    const nodes = [first.node];
    let { end } = first;
    for (let token = this.peek(); token.kind === 'or'; token = this.peek()) {
      this.index++;
      const next = this.parseAnd();
      if (next === null) fail('missing-right-operand', token);
      nodes.push(next.node);
      end = next.end;
    }
    const node = this.join('or', nodes);
    return node === null ? null : { node, start: first.start, end };
  }

  private parseAnd(): Operand | null {
    const found: Operand[] = [];
    let operator: QueryToken | null = null;
    for (;;) {
      if (operator === null && this.endsBoolean(found)) break;
      const operands = this.parseNear();
      if (operands === null) {
        if (operator !== null) fail('missing-right-operand', operator);
        break;
      }
      found.push(...operands);
      const token = this.peek();
      operator = token.kind === 'and' ? token : null;
      if (operator !== null) {
        if (found.length === 0) fail('missing-left-operand', token);
        this.index++;
      }
    }
    const node = this.join(
      'and',
      found.map((operand) => operand.node),
    );
    return node === null ? null : { node, start: found[0]?.start ?? 0, end: found.at(-1)?.end ?? 0 };
  }

  private endsBoolean(found: readonly Operand[]): boolean {
    const token = this.peek();
    if (!this.inBoolean || this.parentheses > 0 || found.length === 0) return false;
    return token.kind === 'field' && token.field === 'bill';
  }

  /**
   * Parses items up to the next operator. The last item of one run and the first of the next are the sides of a
   * proximity.
   */
  private parseNear(): Operand[] | null {
    const operands = this.parseItems();
    if (operands === null) return null;
    let isNear = false;
    for (let token = this.peek(); token.kind === 'near'; token = this.peek()) {
      this.index++;
      const left = operands.pop();
      if (left === undefined) fail('missing-left-operand', token);
      if (isNear) fail('proximity-chain', token);
      const [right, ...rest] = this.parseItems() ?? [];
      if (right === undefined) fail('missing-right-operand', token);
      operands.push(buildNear(left, right, token.distance, token.ordered), ...rest);
      isNear = rest.length === 0;
    }
    return operands;
  }

  /**
   * Parses the items at this position: one operand, or several from a run of plain words; null at an operator or the
   * end.
   */
  private parseItems(): Operand[] | null {
    const token = this.peek();
    switch (token.kind) {
      case 'not': {
        this.index++;
        this.isExcluding = true;
        const [first, ...rest] = this.deeper(token, () => this.parseItems()) ?? [];
        this.isExcluding = false;
        if (first === undefined) fail('missing-right-operand', token);
        return [{ node: { kind: 'not', child: first.node }, start: token.start, end: first.end }, ...rest];
      }
      case 'field':
        return this.parseField(token);
      case 'open':
        return [this.parseGroup(token)];
      case 'quote':
        return [this.parseQuote(token)];
      case 'plain':
        return this.parsePlain();
      case 'all':
        this.index++;
        return [{ node: { kind: 'all' }, start: token.start, end: token.end }];
      case 'citation':
        this.index++;
        return [{ node: { kind: 'word', field: null, terms: [token.term] }, start: token.start, end: token.end }];
      case 'boolean':
        if (this.depth > 0 || this.precededByOperator()) fail('misplaced-boolean', token);
        return null;
      default:
        return null;
    }
  }

  private precededByOperator(): boolean {
    const before = this.tokens[this.index - 1]?.kind;
    return before === 'and' || before === 'or' || before === 'not' || before === 'near' || before === 'field';
  }

  private parseField(token: QueryToken & { kind: 'field' }): Operand[] {
    this.index++;
    const wasInBill = this.inBill;
    this.inBill = token.field === 'bill';
    const [first, ...rest] = this.deeper(token, () => this.parseItems()) ?? [];
    this.inBill = wasInBill;
    if (first === undefined) return [this.fieldAsWord(token)];
    const inField = withField(first.node, token.field);
    const asText = this.spacedFieldAsText(token, first);
    const node: QueryNode = asText === null ? inField : { kind: 'or', children: [inField, asText] };
    return [{ node, start: token.start, end: first.end }, ...rest];
  }

  /** Whether `spacedFieldAsText` finds the words after the name wherever they are, too. */
  private isReadAsText({ start, end }: QueryToken): boolean {
    return /\s/.test(this.text[end] ?? ' ') && COPIED_NAME.test(this.text.slice(start));
  }

  /** A capitalized name at the end of a copied text (`BILL NUMBER: S100 SPONSOR:`) is a word. */
  private fieldAsWord(token: QueryToken & { kind: 'field' }): Operand {
    const name = this.text.slice(token.start, token.end);
    const node = /^\p{Lu}/u.test(name) ? exactWords(name, token.start) : null;
    if (node === null || this.peek().kind !== 'end') fail('missing-field-words', token);
    return { node, start: token.start, end: token.end };
  }

  /** In a copied text (`SPONSOR: CROCI TITLE`), a capitalized name with a space after it is a word before the next. */
  private spacedFieldAsText(token: QueryToken & { kind: 'field' }, { start, end }: Operand): QueryNode | null {
    const written = this.text.slice(token.start, end);
    return start === token.end || !COPIED_NAME.test(written) ? null : exactWords(written, token.start);
  }

  private parseGroup(token: QueryToken): Operand {
    this.index++;
    this.parentheses++;
    const group = this.deeper(token, () => this.parseOr());
    this.parentheses--;
    const close = this.peek();
    if (close.kind !== 'close') fail('unclosed-parenthesis', token);
    if (group === null) fail('empty-group', { start: token.start, end: close.end });
    this.index++;
    return { node: group.node, start: token.start, end: close.end };
  }

  private parseQuote(token: QueryToken & { kind: 'quote' }): Operand {
    this.index++;
    const leaf = exactWords(token.inner, token.start + 1);
    if (leaf === null) fail('empty-phrase', token);
    const node = token.slop === null ? leaf : buildSloppyPhrase(leaf, token.slop);
    if (node === null) fail('distance-out-of-range', token);
    return { node, start: token.start, end: token.end };
  }

  /** Parses the longest run of plain chunks as one text, because citations contain spaces. */
  private parsePlain(): Operand[] | null {
    const first = this.peek();
    if (first.kind === 'plain' && first.starred) {
      this.index++;
      // Punctuation after the star ends a sentence and is not part of the word.
      const chunk = this.text.slice(first.start, first.end).replace(/\*[.,;:!?]+$/, '*');
      const node = exactWords(chunk, first.start);
      if (node === null) fail('misplaced-wildcard', first);
      return [{ node, start: first.start, end: first.end }];
    }
    let end = first.start;
    for (let token = this.peek(); token.kind === 'plain' && !token.starred; token = this.peek()) {
      // A sign or a weight between two words is in neither.
      if (this.text.slice(end, token.start).trim() !== '') break;
      end = token.end;
      this.index++;
    }
    const run = this.text.slice(first.start, end);
    const words = this.inBill ? this.billRun(run, first.start) : plainWords(run, first.start);
    const operands = this.isPlainText ? this.withoutCommonWords(words) : words;
    this.isExcluding = false;
    // Symbols without a word (`&`, `–`) are skipped.
    return operands.length > 0 ? operands : this.parseItems();
  }

  private withoutCommonWords(words: readonly Operand[]): Operand[] {
    const excluded = this.isExcluding ? words[0] : undefined;
    const isSkipped = (word: Operand): boolean => word !== excluded && isCommonWord(word);
    for (const { start, end } of words.filter(isSkipped)) this.skipped.push(this.text.slice(start, end));
    return words.filter((word) => !isSkipped(word));
  }

  private billRun(run: string, offset: number): Operand[] {
    const id = leadingBillId(run);
    const node = id === null ? null : this.join('and', id.nodes);
    if (id === null || node === null) return plainWords(run, offset);
    return [{ node, start: offset, end: offset + id.end }, ...plainWords(run.slice(id.end), offset + id.end)];
  }
}
