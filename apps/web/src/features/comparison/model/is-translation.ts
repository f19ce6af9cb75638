import type { ComparisonAnswer } from '@rotunda/contract';

/** Whether the two texts are in two languages: their sections stand beside each other, and no words are compared. */
export function isTranslation({ left, right }: Pick<ComparisonAnswer, 'left' | 'right'>): boolean {
  return left.version.language !== right.version.language;
}
