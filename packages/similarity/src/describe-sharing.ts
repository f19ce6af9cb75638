export type SharingKind = 'same' | 'contained' | 'partial' | 'form';

/** What two bills share, as input for its description. Shares are from 0 to 1. */
export interface Sharing {
  left: string;
  right: string;
  leftShare: number;
  rightShare: number;
  /** How much of the shared wording is rare in other bills (`weighSharing`), from 0 to 1. */
  distinctiveness: number;
  longestWords: number;
  /** Section numbers of the right bill. */
  sections: readonly string[];
}

/** Share of a text that counts as "almost all" of it. */
const ALMOST_ALL = 0.9;
/**
 * Below this, two texts share what many bills say. It applies to the shared wording rather than the bills, because a
 * section copied into a long bill is a small part of both.
 */
export const MIN_DISTINCTIVENESS = 0.3;
/** Long bills share standard wording in many places, but a passage as long as a short section is no accident. */
const LONG_PASSAGE = 40;
const SECTIONS_NAMED = 4;

/** Classifies how similar two texts are; null if they share only scattered phrases. */
export function classifySharing(sharing: Sharing): SharingKind | null {
  const { leftShare, rightShare, distinctiveness, longestWords } = sharing;
  const larger = Math.max(leftShare, rightShare);
  const isSubstantial = longestWords >= LONG_PASSAGE || larger >= ALMOST_ALL;
  if (!isSubstantial) return null;
  // Wording found in dozens of bills has no weight, even where two of them are identical.
  if (distinctiveness < MIN_DISTINCTIVENESS) return larger >= 0.5 ? 'form' : null;
  if (Math.min(leftShare, rightShare) >= ALMOST_ALL) return 'same';
  return larger >= ALMOST_ALL ? 'contained' : 'partial';
}

/** Describes in one line what two bills share. */
export function describeSharing(kind: SharingKind, sharing: Sharing): string {
  const { left, right, leftShare, rightShare, longestWords, sections } = sharing;
  switch (kind) {
    case 'same':
      return 'Nearly the same text';
    case 'contained':
      return leftShare >= rightShare
        ? `Almost all of ${left} appears in ${right}${nameSections(sections, ', ')}`
        : `Almost all of ${right} appears in ${left}`;
    case 'partial':
      return [
        `Shares ${percent(leftShare)} of ${left}, ${percent(rightShare)} of ${right}`,
        nameSections(sections),
        `longest passage ${longestWords} words`,
      ]
        .filter(Boolean)
        .join('; ');
    case 'form':
      return 'Standard form only';
  }
}

function nameSections(sections: readonly string[], before = ''): string {
  const named = sections.slice(0, SECTIONS_NAMED);
  if (named.length === 0) return '';
  const more = sections.length - named.length;
  const noun = sections.length === 1 ? 'section' : 'sections';
  return `${before}${noun} ${named.join(', ')}${more > 0 ? ` and ${more} more` : ''}`;
}

/** Formats a percentage, never "0%" of anything shared nor "100%" of anything not fully shared. */
function percent(share: number): string {
  return `${Math.min(99, Math.max(1, Math.round(share * 100)))}%`;
}
