import type { Place } from '../section-draft.ts';
import type { TokenStream } from '../token-stream.ts';
import type { ComparisonLanguage } from '../types.ts';
import { type CallOutContext, type FoundChange, isOnePiece, printed } from './call-out-context.ts';

const NEGATIONS: Readonly<Record<ComparisonLanguage, ReadonlySet<string>>> = {
  en: new Set(['not', 'no', 'never', 'neither', 'nor']),
  fr: new Set(['pas', 'aucun', 'aucune', 'jamais', 'ni']),
};
/** `not later than`, `no more than` are limits, not negations. */
const LIMITS = new Set('later less more fewer greater earlier exceed exceeding limited moins plus'.split(' '));
/** A longer insertion is new text that merely contains the negation. */
const MAX_WORDS = 4;

/** Finds a `not` that was added or removed between two words that were kept. */
export function findNegationChanges(place: Place, context: CallOutContext): FoundChange[] {
  const { left, right, matches } = context;
  return [
    ...getNegations(left, place.leftFrom, place.leftTo, matches.rightByLeft, context).map((change) => ({
      left: change.words,
      right: opposite(right, matches.rightByLeft, change),
    })),
    ...getNegations(right, place.rightFrom, place.rightTo, matches.leftByRight, context).map((change) => ({
      left: opposite(left, matches.leftByRight, change),
      right: change.words,
    })),
  ];
}

interface Negation {
  words: string;
  before: number;
  behind: number;
}

function getNegations(
  stream: TokenStream,
  placeFrom: number,
  placeTo: number,
  partner: Int32Array,
  { vocabulary, language }: CallOutContext,
): Negation[] {
  const found: Negation[] = [];
  for (let at = placeFrom; at < placeTo; at += 1) {
    if (!NEGATIONS[language].has(vocabulary.texts[stream.codes[at] ?? 0] ?? '') || partner[at] !== -1) continue;
    const before = keptNeighbor(at, -1, partner);
    const behind = keptNeighbor(at, 1, partner);
    if (behind - before - 1 > MAX_WORDS || !isOnePiece(stream, before, behind + 1)) continue;
    // The change must be the negation itself, so the words around it must be adjacent on the other side.
    if ((partner[behind] ?? 0) - (partner[before] ?? 0) !== 1) continue;
    if (LIMITS.has(vocabulary.texts[stream.codes[at + 1] ?? 0] ?? '')) continue;
    found.push({ words: printed(stream, before, behind + 1), before, behind });
    at = behind;
  }
  return found;
}

function keptNeighbor(at: number, step: 1 | -1, partner: Int32Array): number {
  let place = at + step;
  while (place >= 0 && place < partner.length && partner[place] === -1) place += step;
  return place;
}

function opposite(stream: TokenStream, partner: Int32Array, { before, behind }: Negation): string | null {
  const [from, to] = [partner[before] ?? 0, (partner[behind] ?? 0) + 1];
  return isOnePiece(stream, from, to) ? printed(stream, from, to) : null;
}
