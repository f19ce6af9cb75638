import { COMPARISON_LIMITS, type ComparisonAnswer } from '@rotunda/contract';
import type { ComparisonOverview } from './present-comparison.ts';

type ToldOverview = Omit<ComparisonAnswer, 'state' | 'left' | 'right'>;

/** Limits an overview to the sections a page can show and to their key changes. */
export function toldOf({ sections, callOuts, ...rest }: ComparisonOverview): ToldOverview {
  const told = sections.slice(0, COMPARISON_LIMITS.sectionsTold);
  const keys = new Set(told.map(({ key }) => key));
  return {
    ...rest,
    sections: told,
    sectionCount: sections.length,
    callOuts: callOuts.filter(({ section }) => keys.has(section)),
  };
}
