import type { Place } from '../section-draft.ts';
import type { ComparisonLanguage } from '../types.ts';
import { type CallOutContext, type FoundChange, isOnePiece, printed } from './call-out-context.ts';

/** Duty, permission and intent; the words of one group say the same. */
const GROUPS: Readonly<Record<ComparisonLanguage, readonly (readonly string[])[]>> = {
  en: [['shall', 'must'], ['may'], ['should'], ['will'], ['can']],
  fr: [
    ['doit', 'doivent', 'devra', 'devront'],
    ['peut', 'peuvent', 'pourra', 'pourront'],
    ['devrait', 'devraient'],
  ],
};

/** Places of the groups that forbid alike with a negation behind them: `shall not`, `may not`. */
const DUTY_AND_PERMISSION: ReadonlySet<number> = new Set([0, 1]);
const NEGATIONS: ReadonlySet<string> = new Set(['not', 'pas']);

/** `shall` for `may` and the like, where the verb behind stays: only then is it the same duty that changed. */
export function findModalChanges(
  place: Place,
  { left, right, matches, vocabulary, language }: CallOutContext,
): FoundChange[] {
  const found: FoundChange[] = [];
  const groupOf = (code: number | undefined) =>
    GROUPS[language].findIndex((words) => words.includes(vocabulary.texts[code ?? -1] ?? ''));
  for (let at = place.rightFrom; at < place.rightTo; at += 1) {
    const group = groupOf(right.codes[at]);
    if (group === -1 || matches.leftOf[at] !== -1 || !isOnePiece(right, at, at + 2)) continue;
    const verb = matches.leftOf[at + 1] ?? -1;
    if (verb < 1 || !matches.isRightKept(at + 1) || !isOnePiece(left, verb - 1, verb + 1)) continue;
    if (vocabulary.isWord[right.codes[at + 1] ?? 0] !== 1 || matches.rightOf[verb - 1] !== -1) continue;
    const other = groupOf(left.codes[verb - 1]);
    if (other === -1 || other === group) continue;
    const isForbidden = NEGATIONS.has(vocabulary.texts[right.codes[at + 1] ?? -1] ?? '');
    if (isForbidden && DUTY_AND_PERMISSION.has(other) && DUTY_AND_PERMISSION.has(group)) continue;
    found.push({ left: printed(left, verb - 1, verb + 1), right: printed(right, at, at + 2) });
  }
  return found;
}
