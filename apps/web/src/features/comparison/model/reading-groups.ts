import type { ComparedSectionSummary } from '@rotunda/contract';
import { COMPARISON_LIMITS } from '@rotunda/contract/values';

/** Words read at once: some screens full. */
const WORDS_AT_ONCE = 4000;

/** Which sections are read together with each: neighbors, a few screens of them. */
export function readingGroups(sections: readonly ComparedSectionSummary[]): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  let keys: string[] = [];
  let words = 0;
  for (const section of sections) {
    if (
      keys.length === COMPARISON_LIMITS.sectionsAtOnce ||
      (keys.length > 0 && words + section.words > WORDS_AT_ONCE)
    ) {
      keys = [];
      words = 0;
    }
    keys.push(section.key);
    words += section.words;
    // The group itself: sections that join it later are in it too.
    groups.set(section.key, keys);
  }
  return groups;
}
