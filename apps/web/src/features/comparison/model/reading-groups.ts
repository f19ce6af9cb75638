import type { ComparedSectionSummary } from '@rotunda/contract';
import { COMPARISON_LIMITS } from '@rotunda/contract/values';

/** Maximum words fetched together, which fill a few screens. */
const WORDS_PER_READ = 4000;

/** Returns the group of neighboring sections, a few screens long, with which each section is fetched. */
export function readingGroups(sections: readonly ComparedSectionSummary[]): Map<string, readonly string[]> {
  const groups = new Map<string, readonly string[]>();
  let keys: string[] = [];
  let words = 0;
  for (const section of sections) {
    if (keys.length === COMPARISON_LIMITS.maxSections || (keys.length > 0 && words + section.words > WORDS_PER_READ)) {
      keys = [];
      words = 0;
    }
    keys.push(section.key);
    words += section.words;
    // Stores the group by reference, so that it includes the sections that join it later.
    groups.set(section.key, keys);
  }
  return groups;
}
