import type { Deadline } from '../deadline.ts';
import type { Place, SectionDraft } from '../section-draft.ts';
import { unitTokens } from '../token-stream.ts';
import type { CallOut, CallOutKind } from '../types.ts';
import type { CallOutContext, FoundChange } from './call-out-context.ts';
import { findDefinitionChanges } from './find-definition-changes.ts';
import { findModalChanges } from './find-modal-changes.ts';
import { findNegationChanges } from './find-negation-changes.ts';
import { findValueChanges } from './find-value-changes.ts';

type Finder = (place: Place, context: CallOutContext) => FoundChange[];

const FINDERS: readonly [kind: CallOutKind, find: Finder][] = [
  ['money', (place, context) => findValueChanges('money', place, context)],
  ['deadline', (place, context) => findValueChanges('deadline', place, context)],
  ['percentage', (place, context) => findValueChanges('percentage', place, context)],
  ['modal', findModalChanges],
  ['negation', findNegationChanges],
  ['definition', findDefinitionChanges],
  ['citation', (place, context) => findValueChanges('citation', place, context)],
  ['law-struck', (place, context) => findValueChanges('law-struck', place, context)],
  ['law-inserted', (place, context) => findValueChanges('law-inserted', place, context)],
];

/**
 * Changes of substance in sections both texts have, in reading order; sections that came or went whole, and formal
 * parts, have none.
 *
 * @throws ComparisonDeadlineError
 */
export function findCallOuts(
  drafts: readonly SectionDraft[],
  texts: Omit<CallOutContext, 'leftRange' | 'rightRange'>,
  deadline: Deadline,
): CallOut[] {
  return drafts.flatMap((draft) => {
    if (draft.isFormal || draft.left === null || draft.right === null) return [];
    const leftRange = unitTokens(texts.left, draft.left);
    const context = { ...texts, leftRange, rightRange: unitTokens(texts.right, draft.right) };
    const seen = new Set<string>();
    return draft.places.flatMap((place) => {
      deadline.check();
      if (place.weight !== 'words') return [];
      return FINDERS.flatMap(([kind, find]) =>
        find(place, context).flatMap((found): CallOut[] => {
          const key = `${kind} ${found.left} → ${found.right}`;
          if (kind === 'definition' && seen.has(key)) return [];
          seen.add(key);
          return [{ kind, section: draft.key, change: place.change, ...found }];
        }),
      );
    });
  });
}
