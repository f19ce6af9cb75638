import type { OpenRelated } from '../../../shared/documents/open-related.ts';
import { isResearchSubtype } from '../../../shared/documents/card-facts.ts';
import { texts } from '../../../shared/texts/texts.ts';
import { ErrorState } from '../../../shared/ui/error-state.tsx';
import { LabelValue } from '../../../shared/ui/label-value.tsx';
import type { SectionSpec } from '../../../shared/ui/section-list.tsx';
import { SourceText } from '../../../shared/ui/source-text.tsx';
import type { Research } from '../hooks/use-research.ts';
import { researchSectionNames } from '../model/research-section-names.ts';
import { researchTexts as words } from '../research-texts.ts';
import { RelatedBills } from './related-bills.tsx';
import { researchFacts } from './research-facts.tsx';

/**
 * Returns the sections of a report in the specification's order (RES-01). Sections with a single value become
 * rows of one table, and each keeps its anchor and its table-of-contents entry. An unspecified publisher is an error of
 * this document only.
 */
export function researchSections(report: Research, onOpenRelated: OpenRelated): SectionSpec[] {
  const { documentSubtype } = report;
  if (!isResearchSubtype(documentSubtype)) {
    return [
      {
        anchor: 'overview',
        title: words.overview,
        isFixed: true,
        content: <ErrorState message={texts.documents.unknownSubtype} />,
      },
    ];
  }
  const names = researchSectionNames(documentSubtype);
  const facts = researchFacts(report, names);
  return [
    { anchor: 'summaries', title: words.summaries, content: <Summary html={report.sourceSummary} /> },
    {
      anchor: 'details',
      title: words.details,
      entries: facts.map(({ anchor, label }) => ({ anchor, title: label })),
      content: <LabelValue facts={facts} />,
    },
    ...(names.includes('relatedBills')
      ? [
          {
            anchor: 'related-bills',
            title: words.relatedBills,
            count: report.relatedBills.length,
            content: <RelatedBills bills={report.relatedBills} onOpen={onOpenRelated} />,
          },
        ]
      : []),
  ];
}

function Summary({ html }: { html: string | null }) {
  return html === null ? <p>{texts.documents.noContent}</p> : <SourceText html={html} />;
}
