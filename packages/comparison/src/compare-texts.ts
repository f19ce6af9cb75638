import { compareStreams } from './compare-streams.ts';
import { compareTranslations } from './compare-translations.ts';
import { Deadline } from './deadline.ts';
import type { ComparableText, CompareOptions, Comparison } from './types.ts';

/**
 * Compares two texts: sections, paragraphs, words, and changes of substance from the left text to the right one. Texts
 * of two languages are aligned by section, without a comparison of words.
 *
 * @throws ComparisonDeadlineError when it takes longer than `deadlineMs`
 */
export function compareTexts(left: ComparableText, right: ComparableText, options: CompareOptions = {}): Comparison {
  const { deadlineMs, now = () => performance.now(), onProgress } = options;
  const deadline = new Deadline(deadlineMs, now, onProgress);
  if (left.language !== right.language) return compareTranslations(left, right, deadline);
  return compareStreams(left, right, deadline).comparison;
}
