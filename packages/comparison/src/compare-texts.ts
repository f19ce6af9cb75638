import { compareStreams } from './compare-streams.ts';
import { compareTranslations } from './compare-translations.ts';
import { Deadline } from './deadline.ts';
import type { ComparableText, CompareOptions, Comparison } from './types.ts';

/**
 * What changed from the left text to the right one: sections, paragraphs, words, and changes of substance. Two languages
 * are put side by side by section, without a comparison of words.
 *
 * @throws ComparisonDeadlineError when it takes longer than `deadlineMs`
 */
export function compareTexts(left: ComparableText, right: ComparableText, options: CompareOptions = {}): Comparison {
  const deadline = new Deadline(options.deadlineMs, options.now ?? (() => performance.now()));
  if (left.language !== right.language) return compareTranslations(left, right, deadline);
  return compareStreams(left, right, deadline).comparison;
}
