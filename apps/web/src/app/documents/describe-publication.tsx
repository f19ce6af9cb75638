import type { DocumentCard, Legislation } from '@rotunda/contract';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { keyDaysOf } from '../../features/documents/model/key-days.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/** A document whose page has the same parts as its flyout: key days, its own sections with the summary tabs, and its sources last. */
export function describePublication(
  document: DocumentCard & Pick<Legislation, 'provenance'>,
  sections: readonly SectionSpec[],
) {
  return {
    facts: keyDaysOf(document),
    sections: [...withSummaryTabs(document, sections), sourcesSection(document)],
  };
}
