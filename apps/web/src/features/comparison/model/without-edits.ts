import type { ComparisonAnswer } from '@rotunda/contract';
import { isTranslation } from '@rotunda/contract/values';

/**
 * A comparison as the screen shows it: a section that one of two languages has and the other has not was not added or
 * removed by anybody, so it is a translation without its other half.
 */
export function withoutEdits(comparison: ComparisonAnswer): ComparisonAnswer {
  if (!isTranslation(comparison)) return comparison;
  const sections = comparison.sections.map((section) => ({ ...section, kind: 'translation' as const }));
  return { ...comparison, sections };
}
