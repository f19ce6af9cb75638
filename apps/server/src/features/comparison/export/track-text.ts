import type { ComparedSectionRows, ComparedSectionSummary } from '@rotunda/contract';
import { type PlacedSection, placeSections } from './place-sections.ts';
import type { TrackedParagraph } from './tracked-paragraph.ts';
import { trackRows, trackSide } from './track-rows.ts';

export interface TrackedSection extends PlacedSection<ComparedSectionSummary> {
  paragraphs: TrackedParagraph[];
}

/** Merges both texts exactly: without insertions the result is the left text, without removals the right one. */
export function trackText(
  sections: readonly ComparedSectionSummary[],
  getRows: (key: string) => ComparedSectionRows['rows'],
): TrackedSection[] {
  return placeSections(sections).map(({ section, side }) => ({
    section,
    side,
    paragraphs:
      side === 'both'
        ? trackRows(section, getRows(section.key), 'letters')
        : trackSide(section, getRows(section.key), side),
  }));
}
