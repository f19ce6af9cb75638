import type { TokenStream } from './token-stream.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { Vocabulary } from './vocabulary.ts';

const GENERIC =
  /^(?:short title|definitions?|in general|effective dates?|findings?|purposes?|regulations?|reports?|severability|authorization of appropriations|general provisions|applicability|miscellaneous|rule of construction|savings clause|titre abrégé|définitions?|entrée en vigueur|coming into force|transitional provisions?|dispositions? transitoires?|amendments?|other matters|repeals?)$/i;

/** How strongly two headings suggest that their sections are the same; rare words count more than common ones. */
export class HeadingSimilarity {
  private readonly holders = new Map<number, number>();
  private readonly uses = new Map<string, number>();
  private units = 0;

  constructor(
    private readonly left: { facts: readonly UnitFacts[]; stream: TokenStream },
    private readonly right: { facts: readonly UnitFacts[]; stream: TokenStream },
    private readonly vocabulary: Vocabulary,
  ) {
    for (const { facts, stream } of [left, right]) {
      const usesHere = new Map<string, number>();
      for (const each of facts) {
        if (each.headingKey === '') continue;
        this.units += 1;
        usesHere.set(each.headingKey, (usesHere.get(each.headingKey) ?? 0) + 1);
        for (const word of this.words(each, stream)) this.holders.set(word, (this.holders.get(word) ?? 0) + 1);
      }
      for (const [key, count] of usesHere) this.uses.set(key, Math.max(this.uses.get(key) ?? 0, count));
    }
  }

  isSame(left: number, right: number): boolean {
    const key = this.left.facts[left]?.headingKey ?? '';
    return key !== '' && key === this.right.facts[right]?.headingKey;
  }

  /** Whether the heading is common in bills or repeated in this one, and therefore says nothing. */
  isGeneric(left: number): boolean {
    const facts = this.left.facts[left];
    if (facts === undefined) return true;
    return GENERIC.test((facts.unit.heading ?? '').trim()) || (this.uses.get(facts.headingKey) ?? 0) > 1;
  }

  /** Returns the weight of the shared words over the weight of all distinct words of both headings, from 0 to 1. */
  overlap(left: number, right: number): number {
    const leftFacts = this.left.facts[left];
    const rightFacts = this.right.facts[right];
    if (!leftFacts || !rightFacts || leftFacts.headingKey === '' || rightFacts.headingKey === '') return 0;
    const leftWords = this.words(leftFacts, this.left.stream);
    const rightWords = this.words(rightFacts, this.right.stream);
    let shared = 0;
    let all = 0;
    for (const word of leftWords) {
      all += this.weight(word);
      if (rightWords.has(word)) shared += this.weight(word);
    }
    for (const word of rightWords) if (!leftWords.has(word)) all += this.weight(word);
    return all === 0 ? 0 : shared / all;
  }

  private weight(word: number): number {
    return Math.log((this.units + 1) / (this.holders.get(word) ?? 1));
  }

  private words(facts: UnitFacts, stream: TokenStream): Set<number> {
    const words = new Set<number>();
    for (let at = facts.heading.from; at < facts.heading.to; at += 1) {
      const code = stream.codes[at] ?? 0;
      if (this.vocabulary.isWord[code] === 1) words.add(code);
    }
    return words;
  }
}
