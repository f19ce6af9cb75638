import type { DocumentCard } from '@rotunda/contract';
import { SUMMARIZED_TYPES } from '@rotunda/contract/values';
import { SummaryTabs } from '../../features/summaries/components/summary-tabs.tsx';
import { summaryTexts } from '../../features/summaries/model/summary-texts.ts';
import { texts } from '../../shared/texts/texts.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';

/** Anchors under which the features say what a document is about. */
const SUMMARY_ANCHORS: readonly string[] = ['summaries', 'summary'];

/**
 * The sections of a document with the organization's own summary beside what its sources say (LEG-06). A document whose
 * sources say nothing gets the section too: there is always something to write.
 */
export function withSummaryTabs(document: DocumentCard, sections: readonly SectionSpec[]): SectionSpec[] {
  if (!SUMMARIZED_TYPES.some((type) => type === document.documentType)) return [...sections];
  const withTabs = (section: SectionSpec): SectionSpec => ({
    ...section,
    title: summaryTexts.label,
    content: <SummaryTabs document={document}>{section.content}</SummaryTabs>,
  });
  const isSummary = ({ anchor }: SectionSpec) => SUMMARY_ANCHORS.includes(anchor);
  if (sections.some(isSummary)) return sections.map((section) => (isSummary(section) ? withTabs(section) : section));
  const empty = { anchor: 'summaries', title: summaryTexts.label, content: <p>{texts.documents.noContent}</p> };
  return [withTabs(empty), ...sections];
}
