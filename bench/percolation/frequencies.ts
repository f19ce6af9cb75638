import type { BenchDocument } from './corpus.ts';
import type { Frequency } from './maps-percolator.ts';

/** Counts the documents in which each term and each prefix of a form occurs, as a database would know. */
export function countFrequencies(documents: readonly BenchDocument[]): Frequency {
  const words = new Map<string, number>();
  const prefixes = new Map<string, number>();
  for (const { document } of documents) {
    const beginnings = new Set<string>();
    for (const term of document.terms) {
      words.set(term, (words.get(term) ?? 0) + 1);
      if (!term.startsWith('=')) continue;
      for (let end = 4; end <= term.length; end++) beginnings.add(term.slice(1, end));
    }
    for (const beginning of beginnings) prefixes.set(beginning, (prefixes.get(beginning) ?? 0) + 1);
  }
  return (text, kind) => (kind === 'word' ? words : prefixes).get(text) ?? 0;
}
