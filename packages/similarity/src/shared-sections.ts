import type { Alignment } from './align-words.ts';

/** Where a section of a text begins, as a word number. In ascending order. */
export interface SectionStart {
  from: number;
  /** `SEC. 2.`, `§ 3(c)`, or a heading where there is no number. */
  label: string;
}

/** Shared words that make a section one of those shared; fewer do where they are half of a short one. */
const ENOUGH_WORDS = 30;
const ENOUGH_SHARE = 0.5;

/** The sections of the right text that the passages lie in, in order; those with a name only, each once. */
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

/** Words of a passage in a stretch of the right text; its edited words are taken to lie evenly. */
function wordsWithin({ rightFrom, rightTo, words }: Alignment['passages'][number], from: number, to: number): number {
  const inside = Math.min(to, rightTo) - Math.max(from, rightFrom);
  return inside <= 0 ? 0 : (words * inside) / (rightTo - rightFrom);
}

/** `2` of `SEC. 2.`; null for a label that is a heading. */
function sectionNumber(label: string): string | null {
  const bare = label.replace(/^(?:section|sec\.?|article|art\.?|§+)\s*/i, '').replace(/[\s.:—–-]+$/, '');
  return /^\d[\w.()-]{0,15}$/.test(bare) || /^[A-Z]{1,2}$/.test(bare) ? bare : null;
}
