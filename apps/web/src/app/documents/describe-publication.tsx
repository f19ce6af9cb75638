import type { DocumentCard, Legislation } from '@rotunda/contract';
import { sourcesSection } from '../../features/documents/components/sources-section.tsx';
import { getKeyDays } from '../../features/documents/model/key-days.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';
import { withSummaryTabs } from './with-summary-tabs.tsx';

/**
 * Describes a document whose page and flyout have the same parts: key days, its own sections with the summary tabs, and
 * its sources last.
 */
export function describePublication(
  document: DocumentCard & Pick<Legislation, 'provenance'>,
  sections: readonly SectionSpec[],
) {
  return {
    facts: getKeyDays(document),
    sections: [...withSummaryTabs(document, sections), sourcesSection(document)],
  };
}
