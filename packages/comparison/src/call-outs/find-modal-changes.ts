import type { Place } from '../section-draft.ts';
import type { ComparisonLanguage } from '../types.ts';
import { type CallOutContext, type FoundChange, isOnePiece, printed } from './call-out-context.ts';

/** Modal words by meaning; the words of one group mean the same. */
const GROUPS: Readonly<Record<ComparisonLanguage, readonly (readonly string[])[]>> = {
  en: [['shall', 'must'], ['may'], ['should'], ['will'], ['can']],
  fr: [
    ['doit', 'doivent', 'devra', 'devront'],
    ['peut', 'peuvent', 'pourra', 'pourront'],
    ['devrait', 'devraient'],
  ],
};

/** Indexes of the groups that both forbid when a negation follows: `shall not`, `may not`. */
const DUTY_AND_PERMISSION: ReadonlySet<number> = new Set([0, 1]);
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'pas']);

/**
 * Finds `may` replaced by `shall` and the like where the verb after it is kept; only then did the same provision
 * change.
 */
export function findModalChanges(
  place: Place,
  { left, right, matches, vocabulary, language }: CallOutContext,
): FoundChange[] {
  const found: FoundChange[] = [];
  const getGroup = (code: number | undefined) =>
    GROUPS[language].findIndex((words) => words.includes(vocabulary.texts[code ?? -1] ?? ''));
  for (let at = place.rightFrom; at < place.rightTo; at += 1) {
    const group = getGroup(right.codes[at]);
    if (group === -1 || matches.leftByRight[at] !== -1 || !isOnePiece(right, at, at + 2)) continue;
    const verb = matches.leftByRight[at + 1] ?? -1;
    if (verb < 1 || !matches.isRightKept(at + 1) || !isOnePiece(left, verb - 1, verb + 1)) continue;
    if (vocabulary.isWord[right.codes[at + 1] ?? 0] !== 1 || matches.rightByLeft[verb - 1] !== -1) continue;
    const other = getGroup(left.codes[verb - 1]);
    if (other === -1 || other === group) continue;
    const isForbidden = NEGATIONS.has(vocabulary.texts[right.codes[at + 1] ?? -1] ?? '');
    if (isForbidden && DUTY_AND_PERMISSION.has(other) && DUTY_AND_PERMISSION.has(group)) continue;
    found.push({ left: printed(left, verb - 1, verb + 1), right: printed(right, at, at + 2) });
  }
  return found;
}
