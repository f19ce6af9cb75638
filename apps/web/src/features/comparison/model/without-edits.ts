import type { ComparisonAnswer } from '@rotunda/contract';
import { isTranslation } from '@rotunda/contract/values';

/**
 * Adapts a comparison of two languages for the screen. A section that only one language has was not added or removed by
 * anyone, so it counts as a translation without its counterpart.
 */
export function withoutEdits(comparison: ComparisonAnswer): ComparisonAnswer {
  if (!isTranslation(comparison)) return comparison;
  const sections = comparison.sections.map((section) => ({ ...section, kind: 'translation' as const }));
  return { ...comparison, sections };
}
