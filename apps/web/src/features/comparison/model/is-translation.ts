import type { ComparisonAnswer } from '@rotunda/contract';
import { languageName } from '../../../shared/format/language-name.ts';

/** Whether the two texts are in two languages: their sections stand beside each other, and no words are compared. */
export function isTranslation({ left, right }: Pick<ComparisonAnswer, 'left' | 'right'>): boolean {
  return left.version.language !== right.version.language;
}

/**
 * A comparison as the screen shows it: a section that one of two languages has and the other has not was not added or
 * removed by anybody, so it is a translation without its other half.
 */
export function withoutEdits(comparison: ComparisonAnswer): ComparisonAnswer {
  if (!isTranslation(comparison)) return comparison;
  const sections = comparison.sections.map((section) => ({ ...section, kind: 'translation' as const }));
  return { ...comparison, sections };
}

/** What the language of a side is called: `French`. */
export function languageOf({ version }: ComparisonAnswer['left']): string {
  return languageName(version.language) ?? version.language;
}
