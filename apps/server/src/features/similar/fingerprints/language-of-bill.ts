import { getFormalPart } from '@rotunda/domain';
import { type SectionStart, wordAt, type Words } from '@rotunda/similarity';
import type { StreamSection } from '../../documents/index.ts';

export interface BillLanguage {
  /** Hashes of the bill's words. */
  words: Uint32Array;
  sections: SectionStart[];
}

/**
 * Returns the wording of a bill without its formal parts. A shared date, sponsor or committee is not shared wording,
 * and different ones do not make a companion a different bill. A text of only formal parts is kept whole.
 */
export function languageOfBill(words: Words, sections: readonly StreamSection[]): BillLanguage {
  const pieces = sections.map(({ start, sectionId, label }, place) => ({
    words: words.hashes.subarray(wordAt(words, start), wordAt(words, sections[place + 1]?.start ?? Infinity)),
    isFormal: getFormalPart(sectionId) !== null,
    label,
  }));
  const ofSubstance = pieces.filter(({ isFormal, words: own }) => !isFormal && own.length > 0);
  if (sections.length === 0) return { words: words.hashes, sections: [] };
  return join(ofSubstance.length === 0 ? pieces : ofSubstance);
}

function join(pieces: readonly { words: Uint32Array; label: string }[]): BillLanguage {
  const joined = new Uint32Array(pieces.reduce((sum, { words }) => sum + words.length, 0));
  let from = 0;
  const sections = pieces.map(({ words, label }) => {
    const start: SectionStart = { from, label };
    joined.set(words, from);
    from += words.length;
    return start;
  });
  return { words: joined, sections };
}
