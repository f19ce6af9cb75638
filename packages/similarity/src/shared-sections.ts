import type { Alignment } from './align-words.ts';

/** Start of a section in a text, as a word index; sections are ascending. */
export interface SectionStart {
  from: number;
  /** `SEC. 2.`, `§ 3(c)`, or a heading if there is no number. */
  label: string;
}

/** Shared words that make a section a shared one; in a short section, half of its words suffice. */
const ENOUGH_WORDS = 30;
const ENOUGH_SHARE = 0.5;

/**
 * Returns the numbers of the right text's sections that contain shared passages, in order and without duplicates.
 * Sections without a number are left out.
 */
export function sharedSections({ passages }: Alignment, sections: readonly SectionStart[], words: number): string[] {
  const labels = new Set<string>();
  for (const [place, { from, label }] of sections.entries()) {
    const to = sections[place + 1]?.from ?? words;
    const name = sectionNumber(label);
    if (name === null || to <= from) continue;
    let shared = 0;
    for (const passage of passages) shared += wordsWithin(passage, from, to);
    if (shared >= Math.min(ENOUGH_WORDS, (to - from) * ENOUGH_SHARE) && shared > 0) labels.add(name);
  }
  return [...labels];
}

/**
 * Estimates the shared words of a passage within a stretch of the right text, assuming that its edits are evenly
 * distributed.
 */
function wordsWithin({ rightFrom, rightTo, words }: Alignment['passages'][number], from: number, to: number): number {
  const inside = Math.min(to, rightTo) - Math.max(from, rightFrom);
  return inside <= 0 ? 0 : (words * inside) / (rightTo - rightFrom);
}

/** Returns `2` for `SEC. 2.`; null for a label that is a heading. */
function sectionNumber(label: string): string | null {
  const bare = label.replace(/^(?:section|sec\.?|article|art\.?|§+)\s*/i, '').replace(/[\s.:—–-]+$/, '');
  return /^\d[\w.()-]{0,15}$/.test(bare) || /^[A-Z]{1,2}$/.test(bare) ? bare : null;
}
