import type { AnalyzedField } from '@rotunda/analysis';
import { QueryError } from './query-error.ts';
import { readProximity } from './read-proximity.ts';
import { settleOperators } from './settle-operators.ts';
import type { QueryToken } from './query-token.ts';

export const QUOTES = '"“”„‟«»″＂';
const FIELD = /(title|summary|text|sponsor|bill|legislation|boolean):/iy;
const CITATION_TERM = /(?:bill|usc|cfr|sec|pl|eo|fr|stat|docket|rin)#[a-z0-9][a-z0-9.-]*(?![^\s()])/y;
/** Matches `(c)(3)` written onto a number or word, which belongs to it: `501(c)(3)`, `1395(a)`. */
const SUBSECTION = /\((?:\d{1,3}|[A-Za-z]{1,2}|[ivxlcIVXLC]{1,6})\)/y;
const WORD_CHARACTER = /[\p{L}\p{N}]/u;
/** What `-`, `!` and `+` must stand before to be signs: a word, a phrase, a group. */
const SIGNED = new RegExp(`[\\p{L}\\p{N}(${QUOTES}]`, 'u');
/** Matches the distance after a phrase, as in Lucene: `"water rights"~5`. */
const SLOP = /~(\d{1,3})(?![\p{L}\p{N}])/uy;
/** Matches a weight (`water^4`) or a tolerance for misspellings (`water~`, `water~2`) after a word, as in Lucene. */
const LUCENE_SUFFIX = /(?<=^\p{L}{3,})(?:\^\d+(?:\.\d+)?|~(?:\d(?:\.\d+)?)?)$/u;
const WEIGHT = /\^\d+(?:\.\d+)?(?![\p{L}\p{N}])/uy;
/** Matches a star, except in a product (`1*2`). */
const STAR = /(?<!\d)\*|\*(?!\d)/;
/** Splits `water|tax` and `water&&tax`. */
const JOINING_SIGN = /(\|{1,2}|&&)/;

const FIELD_NAMES: Readonly<Record<string, AnalyzedField>> = {
  title: 'title',
  summary: 'summary',
  text: 'text',
  sponsor: 'sponsor',
  bill: 'bill',
  legislation: 'bill',
};

function matchAt(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

function isBlank(character: string): boolean {
  return /\s/.test(character);
}

/** Returns the offset after the run of plain characters that begins at `start`. */
function endOfChunk(text: string, start: number): number {
  let i = start;
  while (i < text.length) {
    const character = text[i] ?? '';
    if (character === '(') {
      const before = text[i - 1] ?? '';
      const subsection =
        i > start && (WORD_CHARACTER.test(before) || before === ')') ? matchAt(SUBSECTION, text, i) : null;
      if (subsection === null) return i;
      i += subsection[0].length;
    } else if (character === ')' || isBlank(character) || QUOTES.includes(character)) return i;
    else i++;
  }
  return i;
}

/** Splits a query text into tokens. Reading never goes back, so it is linear in the length of the text. */
class Tokenizer {
  readonly tokens: QueryToken[] = [];
  private at = 0;
  private readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  run(): QueryToken[] {
    const { text, tokens } = this;
    for (;;) {
      while (this.at < text.length && isBlank(text[this.at] ?? '')) this.at++;
      if (this.at >= text.length) break;
      this.readToken();
    }
    tokens.push({ kind: 'end', start: text.length, end: text.length });
    return tokens;
  }

  /** Adds a token and continues after it, or at `next`. */
  private add(token: QueryToken, next: number = token.end): void {
    this.tokens.push(token);
    this.at = next;
  }

  private readToken(): void {
    const { text, at: start } = this;
    const character = text[start] ?? '';
    if (character === '(' || character === ')') {
      this.add({ kind: character === '(' ? 'open' : 'close', start, end: start + 1 });
      return;
    }
    if (QUOTES.includes(character)) return this.readQuote();
    if (this.isSign()) {
      // A plus asks for what is searched for anyway.
      if (character === '+') this.at++;
      else this.add({ kind: 'not', isSign: true, start, end: start + 1 });
      return;
    }
    const citation = matchAt(CITATION_TERM, text, start);
    if (citation !== null) {
      this.add({ kind: 'citation', term: citation[0], start, end: start + citation[0].length });
      return;
    }
    const name = matchAt(FIELD, text, start);
    if (name === null) return this.readChunk();
    const end = start + name[0].length;
    const field = FIELD_NAMES[name[1]?.toLowerCase() ?? ''];
    this.add(field === undefined ? { kind: 'boolean', start, end } : { kind: 'field', field, start, end });
  }

  /**
   * Whether the character excludes (`-`, `!`) or requires (`+`) the term written onto it. A hyphen within a word
   * (`non-profit`) or a range of numbers (`2019 -2021`) does not.
   */
  private isSign(): boolean {
    const { text, at } = this;
    const sign = text[at] ?? '';
    if (!'-!+'.includes(sign) || !SIGNED.test(text[at + 1] ?? ' ')) return false;
    if (at > 0 && !/[\s(:]/.test(text[at - 1] ?? '')) return false;
    const isNumber = /\d/.test(text[at + 1] ?? '');
    return !(
      sign === '-' &&
      isNumber &&
      /(?:\d|(?<![\p{L}\p{N}])\p{Lu})\s+$/u.test(text.slice(Math.max(0, at - 8), at))
    );
  }

  private readQuote(): void {
    const { text, at: start } = this;
    for (let i = start + 1; i < text.length; i++) {
      if (!QUOTES.includes(text[i] ?? ' ')) continue;
      const slop = matchAt(SLOP, text, i + 1);
      const end = i + 1 + (slop?.[0].length ?? 0);
      const weight = matchAt(WEIGHT, text, end)?.[0] ?? '';
      const inner = text.slice(start + 1, i);
      this.add({ kind: 'quote', inner, slop: slop === null ? null : Number(slop[1]), start, end }, end + weight.length);
      return;
    }
    this.add({ kind: 'stray-quote', start, end: start + 1 });
  }

  private readChunk(): void {
    const { text, at: start } = this;
    const end = endOfChunk(text, start);
    const chunk = text.slice(start, end);
    if (chunk === 'AND' || chunk === 'OR' || chunk === 'NOT') {
      this.add({ kind: chunk === 'AND' ? 'and' : chunk === 'OR' ? 'or' : 'not', isSign: false, start, end });
      return;
    }
    if (chunk === '*') {
      this.add({ kind: 'all', start, end });
      return;
    }
    const proximity = readProximity(chunk);
    if (typeof proximity === 'string') throw new QueryError(proximity, start, end - start);
    if (proximity !== null) this.add({ kind: 'near', ...proximity, start, end });
    else this.readParts(chunk, start, end);
  }

  /** Reads `water|tax` as a group, so that it is one term like `(water OR tax)`. */
  private readParts(chunk: string, start: number, end: number): void {
    const parts = chunk.split(JOINING_SIGN);
    const isGroup = parts.filter((part, i) => i % 2 === 0 && WORD_CHARACTER.test(part)).length > 1;
    let at = start;
    if (isGroup) this.add({ kind: 'open', start, end: start });
    for (const [i, part] of parts.entries()) {
      const place = { start: at, end: at + part.length };
      at = place.end;
      if (i % 2 === 1) this.add({ kind: part === '&&' ? 'and' : 'or', isSign: true, ...place });
      else if (part !== '') this.addPlain(part, place.start);
    }
    if (isGroup) this.add({ kind: 'close', start: end, end });
    this.at = end;
  }

  private addPlain(chunk: string, start: number): void {
    const suffix = LUCENE_SUFFIX.exec(chunk)?.[0] ?? '';
    this.add({ kind: 'plain', starred: STAR.test(chunk), start, end: start + chunk.length - suffix.length });
  }
}

/**
 * Splits a query text into tokens; the last one is `end`. Linear in the length of the text.
 *
 * @throws QueryError for an unclosed quotation mark beside operators or an unsupported proximity operator
 */
export function tokenizeQuery(text: string): QueryToken[] {
  return settleOperators(text, new Tokenizer(text).run());
}
