import type { Place } from '../section-draft.ts';
import type { TokenRange, TokenStream } from '../token-stream.ts';
import type { ComparisonLanguage } from '../types.ts';
import { isMeaningful } from '../word-kinds.ts';
import { type CallOutContext, type FoundChange, piecesIn } from './call-out-context.ts';
import { cacheByPiece } from './cache-by-piece.ts';

/** `; and` at the end of a paragraph connects it to the next and does not change a definition. */
const CONNECTIVE_WORDS = 3;

/** Patterns of paragraphs that define a term; the first group is the term. */
const DEFINITIONS: Readonly<Record<ComparisonLanguage, RegExp>> = {
  en: /\bthe\s+terms?\s+(?:“|"|‘|')([^”"’']{2,80})(?:”|"|’|')[^.;]{0,200}?\b(?:means?|includes?|has\s+the\s+meanings?|have\s+the\s+meanings?|does\s+not\s+include)\b/i,
  fr: /«\s*([^»]{2,80}?)\s*»[^.;]{0,200}?\b(?:s[’']entend|désigne|vise|comprend|a\s+le\s+sens|est\s+assimilé)/i,
};

/** The quotation mark that closes the last of the terms a paragraph defines together. */
const CLOSING_OF_NAMES = /[”"’'»][^”"’'»]*$/;

const getDefinition = cacheByPiece<RegExpExecArray | null>((piece, pattern) => pattern.exec(piece.text), null);

/** Finds the terms whose definition a place changes, adds or drops. */
export function findDefinitionChanges(place: Place, context: CallOutContext): FoundChange[] {
  const { left, right, matches, language } = context;
  const pattern = DEFINITIONS[language];
  const atLeft = termsAt(left, place.leftFrom, place.leftTo, matches.rightByLeft, pattern, context);
  const atRight = termsAt(right, place.rightFrom, place.rightTo, matches.leftByRight, pattern, context);
  if (atLeft.length === 0 && atRight.length === 0) return [];
  const allLeft = termsIn(left, context.leftRanges, pattern);
  const allRight = termsIn(right, context.rightRanges, pattern);
  const isDefined = ({ term, isOfMeaning }: ChangedTerm) => isOfMeaning || !allLeft.has(term) || !allRight.has(term);
  const terms = new Set([...atLeft, ...atRight].filter(isDefined).map(({ term }) => term));
  return [...terms].map((term) => ({
    left: allLeft.has(term) ? term : renamed(term, allLeft, allRight),
    right: allRight.has(term) ? term : renamed(term, allRight, allLeft),
  }));
}

interface ChangedTerm {
  term: string;
  /** Whether the change comes after the term; otherwise it is in the term or in the marks around it. */
  isOfMeaning: boolean;
}

/**
 * Finds the term that replaces this one on the other side: a term that only that side defines and that shares a word
 * with it.
 */
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

/**
 * Returns the terms defined by paragraphs in which the place has unmatched words at or after the start of the
 * definition.
 */
function termsAt(
  stream: TokenStream,
  from: number,
  to: number,
  partner: Int32Array,
  pattern: RegExp,
  { vocabulary }: CallOutContext,
): ChangedTerm[] {
  const terms: ChangedTerm[] = [];
  for (let at = from; at < to; at += 1) {
    const piece = stream.pieces[stream.getPiece[at] ?? 0];
    if (piece === undefined || partner[at] !== -1) continue;
    const isConnective = at >= piece.to - CONNECTIVE_WORDS && !isMeaningful(stream.codes[at] ?? 0, vocabulary);
    const definition = isConnective ? null : getDefinition(piece, pattern);
    if (definition?.[1] === undefined || (stream.ends[at] ?? 0) <= definition.index) continue;
    const nameEnd = definition.index + definition[0].search(CLOSING_OF_NAMES) + 1;
    terms.push({ term: definition[1].trim(), isOfMeaning: (stream.starts[at] ?? 0) >= nameEnd });
  }
  return terms;
}

/** Returns every term that the sections define. */
function termsIn(stream: TokenStream, sections: readonly TokenRange[], pattern: RegExp): Set<string> {
  const pieces = sections.flatMap((section) => piecesIn(stream, section));
  return new Set(pieces.flatMap((piece) => getDefinition(piece, pattern)?.[1]?.trim() ?? []));
}
