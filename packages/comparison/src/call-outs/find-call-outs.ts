import type { Deadline } from '../deadline.ts';
import type { Place, SectionDraft } from '../section-draft.ts';
import { unitTokens } from '../token-stream.ts';
import type { CallOut, CallOutKind } from '../types.ts';
import type { CallOutContext, FoundChange } from './call-out-context.ts';
import { findDefinitionChanges } from './find-definition-changes.ts';
import { findModalChanges } from './find-modal-changes.ts';
import { findNegationChanges } from './find-negation-changes.ts';
import { findValueChanges } from './find-value-changes.ts';
import { removeDuplicateCallOuts } from './remove-duplicate-call-outs.ts';

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
 * Finds changes of substance in sections that both texts have, in reading order. Sections that were added or dropped as
 * a whole and formal parts have none.
 *
 * @throws ComparisonDeadlineError
 */
export function findCallOuts(
  drafts: readonly SectionDraft[],
  texts: Omit<CallOutContext, 'leftRanges' | 'rightRanges'>,
  deadline: Deadline,
): CallOut[] {
  const byKey = new Map(drafts.map((draft) => [draft.key, draft]));
  return drafts.flatMap((draft) => {
    if (draft.isFormal || draft.left === null || draft.right === null) return [];
    const sections = [draft, ...draft.partners.flatMap((key) => byKey.get(key) ?? [])];
    const context = {
      ...texts,
      leftRanges: sections.flatMap(({ left }) => (left === null ? [] : unitTokens(texts.left, left))),
      rightRanges: sections.flatMap(({ right }) => (right === null ? [] : unitTokens(texts.right, right))),
    };
    const definitions = new Set<string>();
    return draft.places.flatMap((place) => {
      deadline.check();
      if (place.weight !== 'words') return [];
      const found = FINDERS.flatMap(([kind, find]) =>
        find(place, context).map((each): CallOut => ({ kind, section: draft.key, change: place.change, ...each })),
      );
      return removeDuplicateCallOuts(found).filter((callOut) => {
        if (callOut.kind !== 'definition') return true;
        const term = `${callOut.left} → ${callOut.right}`;
        const isNew = !definitions.has(term);
        definitions.add(term);
        return isNew;
      });
    });
  });
}
