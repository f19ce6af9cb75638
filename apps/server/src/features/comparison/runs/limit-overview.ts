import { COMPARISON_LIMITS, type ComparisonAnswer } from '@rotunda/contract';
import type { ComparisonOverview } from '../comparison.presenter.ts';

type ShownOverview = Omit<ComparisonAnswer, 'state' | 'left' | 'right'>;

/** Limits an overview to the sections a page can show and to their key changes. */
export function limitOverview({ sections, callOuts, ...rest }: ComparisonOverview): ShownOverview {
  const shown = sections.slice(0, COMPARISON_LIMITS.sectionsShown);
  const keys = new Set(shown.map(({ key }) => key));
  return {
    ...rest,
    sections: shown,
    sectionCount: sections.length,
    callOuts: callOuts.filter(({ section }) => keys.has(section)),
  };
}
