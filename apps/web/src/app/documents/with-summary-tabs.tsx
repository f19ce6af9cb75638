import type { DocumentCard } from '@rotunda/contract';
import { SUMMARIZED_TYPES } from '@rotunda/contract/values';
import { SummaryTabs } from '../../features/summaries/components/summary-tabs.tsx';
import { summaryTexts } from '../../features/summaries/model/summary-texts.ts';
import { texts } from '../../shared/texts/texts.ts';
import type { SectionSpec } from '../../shared/ui/section-list.tsx';

/** Anchors of the sections in which features summarize a document. */
const SUMMARY_ANCHORS: readonly string[] = ['summaries', 'summary'];

/**
 * Adds the organization's own summary beside the sources' summaries in a document's sections (LEG-06). A document
 * without source summaries gets the section too, so that the organization can write one.
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
