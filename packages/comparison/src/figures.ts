import type { SectionDraft } from './section-draft.ts';
import type { ComparisonFigures, SectionKind } from './types.ts';

/** Counts sections of substance; a split or merged section counts once, at its pair. */
export function countFigures(drafts: readonly SectionDraft[]): ComparisonFigures {
  const substantive = drafts.filter((draft) => !draft.isFormal);
  const counted = substantive.filter((draft) => !draft.isContainer);
  const count = (kind: SectionKind) =>
    counted.filter((draft) => {
      const isPair = draft.left !== null && draft.right !== null;
      return draft.kind === kind && (isPair || kind === 'added' || kind === 'dropped');
    }).length;
  const sum = (getWords: (draft: SectionDraft) => number) =>
    substantive.reduce((all, draft) => all + getWords(draft), 0);
  return {
    equal: count('equal'),
    changed: count('changed'),
    added: count('added'),
    dropped: count('dropped'),
    split: count('split'),
    merged: count('merged'),
    moved: counted.filter((draft) => draft.isMoved).length,
    renumbered: counted.filter((draft) => draft.isRenumbered).length,
    insertedWords: sum((draft) => draft.insertedWords),
    struckWords: sum((draft) => draft.struckWords),
  };
}
