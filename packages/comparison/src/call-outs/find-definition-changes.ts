import type { Place } from '../section-draft.ts';
import type { TokenRange, TokenStream } from '../token-stream.ts';
import type { ComparisonLanguage } from '../types.ts';
import { isTelling } from '../word-kinds.ts';
import type { CallOutContext, FoundChange } from './call-out-context.ts';
import { rememberByPiece } from './remember-by-piece.ts';

/** `; and` at the end of a paragraph joins it to the next and changes no definition. */
const CONNECTIVE_WORDS = 3;

/** A paragraph that defines a term: the term stands in the first group. */
const DEFINITIONS: Readonly<Record<ComparisonLanguage, RegExp>> = {
  en: /\bthe\s+terms?\s+(?:“|"|‘|')([^”"’']{2,80})(?:”|"|’|')[^.;]{0,200}?\b(?:means?|includes?|has\s+the\s+meanings?|have\s+the\s+meanings?|does\s+not\s+include)\b/i,
  fr: /«\s*([^»]{2,80}?)\s*»[^.;]{0,200}?\b(?:s[’']entend|désigne|vise|comprend|a\s+le\s+sens|est\s+assimilé)/i,
};

const definitionOf = rememberByPiece<RegExpExecArray | null>((piece, pattern) => pattern.exec(piece.text), null);

/** Terms whose definition a place changes, adds or drops. */
export function findDefinitionChanges(place: Place, context: CallOutContext): FoundChange[] {
  const { left, right, matches, language } = context;
  const pattern = DEFINITIONS[language];
  const leftTerms = termsAt(left, place.leftFrom, place.leftTo, matches.rightOf, pattern, context);
  const rightTerms = termsAt(right, place.rightFrom, place.rightTo, matches.leftOf, pattern, context);
  const terms = new Set([...leftTerms, ...rightTerms]);
  if (terms.size === 0) return [];
  const allLeft = termsIn(left, context.leftRange, pattern);
  const allRight = termsIn(right, context.rightRange, pattern);
  return [...terms].map((term) => ({
    left: allLeft.has(term) ? term : renamed(term, allLeft, allRight),
    right: allRight.has(term) ? term : renamed(term, allRight, allLeft),
  }));
}

/** The term that the other side defines in its stead: one that it alone has and that shares a word with it. */
function renamed(term: string, candidates: ReadonlySet<string>, others: ReadonlySet<string>): string | null {
  const words = new Set(term.toLowerCase().split(/\s+/));
  const found = [...candidates].find(
    (each) =>
      !others.has(each) &&
      each
        .toLowerCase()
        .split(/\s+/)
        .some((word) => words.has(word)),
  );
  return found ?? null;
}

/** Terms defined by the paragraphs in which the place has words without counterpart, from the definition's first word. */
function termsAt(
  stream: TokenStream,
  from: number,
  to: number,
  partner: Int32Array,
  pattern: RegExp,
  { vocabulary }: CallOutContext,
): string[] {
  const terms = new Set<string>();
  for (let at = from; at < to; at += 1) {
    const piece = stream.pieces[stream.pieceOf[at] ?? 0];
    if (piece === undefined || partner[at] !== -1) continue;
    const isConnective = at >= piece.to - CONNECTIVE_WORDS && !isTelling(stream.codes[at] ?? 0, vocabulary);
    const definition = isConnective ? null : definitionOf(piece, pattern);
    if (definition?.[1] === undefined || (stream.ends[at] ?? 0) <= definition.index) continue;
    terms.add(definition[1].trim());
  }
  return [...terms];
}

/** Every term a section defines. */
function termsIn(stream: TokenStream, { from, to }: TokenRange, pattern: RegExp): Set<string> {
  const terms = new Set<string>();
  for (let piece = stream.pieceOf[from] ?? 0; piece <= (stream.pieceOf[to - 1] ?? -1); piece += 1) {
    const read = stream.pieces[piece];
    const term = read === undefined ? undefined : definitionOf(read, pattern)?.[1]?.trim();
    if (term !== undefined) terms.add(term);
  }
  return terms;
}
