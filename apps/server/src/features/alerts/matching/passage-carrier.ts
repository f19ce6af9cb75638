import type { ShownPassage } from '../../similar/index.ts';

/** A text of a document that carries the passage a saved search follows, and where. Stored with the match. */
export interface PassageCarrier extends ShownPassage {
  fnDocumentId: string;
  /** Of the words of the passage, from 0 to 1. */
  share: number;
}

/** Best first. Written by `insertMatches` alone. */
export function carriersOf(stored: unknown): PassageCarrier[] {
  return (stored ?? []) as PassageCarrier[];
}

/** `Carries 87% of the passage you follow, in SEC. 3.` */
export function describeCarrier({ share, sectionLabel }: PassageCarrier): string {
  return `Carries ${Math.floor(share * 100)}% of the passage${sectionLabel === null ? '' : `, in ${sectionLabel}`}`;
}

/** As an excerpt of the version's text, marked where it has the words of the passage. */
export function presentCarrier({ fnDocumentId, sectionId, sectionLabel, excerpt }: PassageCarrier) {
  return {
    ...{ field: 'text' as const, ...excerpt, fnDocumentId },
    ...(sectionId === null ? {} : { sectionId }),
    ...(sectionLabel === null ? {} : { sectionLabel }),
  };
}
