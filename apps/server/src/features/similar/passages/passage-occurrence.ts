import type { ShownPassage } from './located-passage.presenter.ts';

/** Text of a document that carries the passage followed by a saved search, with its location. Stored with the match. */
export interface PassageOccurrence extends ShownPassage {
  fnDocumentId: string;
  /** Share of the passage's words, from 0 to 1. */
  share: number;
}

/** Reads the stored carriers, best first. The cast is safe because only `insertMatches` writes them. */
export function readOccurrences(stored: unknown): PassageOccurrence[] {
  return (stored ?? []) as PassageOccurrence[];
}

/** Describes a carrier, for example `Carries 87% of the passage, in SEC. 3`. */
export function describeOccurrence({ share, sectionLabel }: PassageOccurrence): string {
  return `Carries ${Math.floor(share * 100)}% of the passage${sectionLabel === null ? '' : `, in ${sectionLabel}`}`;
}

/** Presents a carrier as an excerpt of the version's text with the words of the passage highlighted. */
export function presentOccurrence({ fnDocumentId, sectionId, sectionLabel, excerpt }: PassageOccurrence) {
  return {
    field: 'text' as const,
    ...excerpt,
    fnDocumentId,
    ...(sectionId === null ? {} : { sectionId }),
    ...(sectionLabel === null ? {} : { sectionLabel }),
  };
}
